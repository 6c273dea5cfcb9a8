/** What was measured: milliseconds of CPU time, bytes, megabytes. */
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

/** The size that docs/scale.md asks about, and its assumptions about visitors. */
const SIZE = {
  remotes: 100,
  pagesASecond: 1_000,
  shells: 10,
  /** The share of pages that are not in a shell's cache: the forum, searches, first visits to an address. */
  drawnShare: 0.1,
  /** Documents that a visitor loads in a session; navigation inside a page load is not a document. */
  pagesASession: 3,
  /** Render processes of a shell, for all releases together (shell/server/main.ts). */
  processes: 12,
  /** Bytes that a document may grow by before a slow connection notices: a fifth of today's 30 kB. */
  roomInDocument: 6_000,
};

/** The share of a core that may be used before answers wait. */
const USABLE = 0.6;

/** Rows: the resource, the total at that size, and what it is sufficient for. */
export function modelled(costs: Costs): string[][] {
  const { remotes, pagesASecond, shells, drawnShare, pagesASession, processes, roomInDocument } = SIZE;
  const page = (1 - drawnShare) * costs.kept + drawnShare * costs.drawn;
  const cores = (pagesASecond * page) / 1_000 / shells;
  const sessions = pagesASecond / pagesASession;
  const registry = (sessions * costs.session) / 1_000;
  const more = (remotes - costs.remotes) * costs.documentBytes;
  return [
    [
      'CPU cores per shell',
      cores.toFixed(2),
      `${((USABLE * 1_000 * shells) / page).toFixed(0)} pages a second with one core each`,
    ],
    [
      'CPU cores of the registry, for reports',
      registry.toFixed(2),
      `${((USABLE * 1_000 * pagesASession) / costs.session).toFixed(0)} pages a second per registry`,
    ],
    [
      'bytes added to each HTML document',
      more.toFixed(0),
      `${(costs.remotes + roomInDocument / costs.documentBytes).toFixed(0)} remotes`,
    ],
    [
      'megabytes per shell',
      (costs.gatewayMegabytes + processes * costs.processMegabytes).toFixed(0),
      `${processes} remotes whose pages are rendered within the same minute`,
    ],
    [
      'kilobytes of discovery, per shell and change',
      ((remotes * costs.discoveryBytes) / 1_024).toFixed(0),
      'a few changes a second',
    ],
  ];
}
