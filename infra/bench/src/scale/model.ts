/** What was measured: milliseconds of processor time, bytes, megabytes. */
export interface Costs {
  remotes: number;
  kept: number;
  drawn: number;
  session: number;
  documentBytes: number;
  discoveryBytes: number;
  gatewayMegabytes: number;
  processMegabytes: number;
}

/** The size that docs/scale.md asks about, and what it takes for granted of visitors. */
const SIZE = {
  remotes: 100,
  pagesASecond: 1_000,
  shells: 10,
  /** Of all pages, those that are not in a shell's cache: the forum, searches, first visits to an address. */
  drawnShare: 0.1,
  /** Pages that a visitor loads as documents before the next one comes; what follows inside a page load is not a document. */
  pagesASession: 3,
  /** Render processes of a shell, of all releases together (shell/server/main.ts). */
  processes: 12,
  /** Bytes that a document may grow by before a slow line notices: a fifth of today's 30 kB. */
  roomInDocument: 6_000,
};

/** Of a processor, what may be used before answers wait. */
const USABLE = 0.6;

/** Rows: what, what it comes to at that size, and up to where it holds. */
export function modelled(costs: Costs): string[][] {
  const { remotes, pagesASecond, shells, drawnShare, pagesASession, processes, roomInDocument } = SIZE;
  const page = (1 - drawnShare) * costs.kept + drawnShare * costs.drawn;
  const cores = (pagesASecond * page) / 1_000 / shells;
  const sessions = pagesASecond / pagesASession;
  const registry = (sessions * costs.session) / 1_000;
  const more = (remotes - costs.remotes) * costs.documentBytes;
  return [
    [
      'processors of each shell',
      cores.toFixed(2),
      `${((USABLE * 1_000 * shells) / page).toFixed(0)} pages a second with one processor each`,
    ],
    [
      'processors of the registry for what sessions report',
      registry.toFixed(2),
      `${((USABLE * 1_000 * pagesASession) / costs.session).toFixed(0)} pages a second for one registry`,
    ],
    [
      'bytes more in each document',
      more.toFixed(0),
      `${(costs.remotes + roomInDocument / costs.documentBytes).toFixed(0)} remotes`,
    ],
    [
      'megabytes of each shell',
      (costs.gatewayMegabytes + processes * costs.processMegabytes).toFixed(0),
      `${processes} remotes whose pages are drawn within the same minute`,
    ],
    [
      'kilobytes of discovery for each shell and change',
      ((remotes * costs.discoveryBytes) / 1_024).toFixed(0),
      'a few changes a second',
    ],
  ];
}
