import type { Fault } from './fault.ts';
import type { Rehearsal, RehearsedPage } from './rehearse.ts';
import { bytes } from '../format/quantities.ts';
import { faint, strong, table } from '../format/table.ts';

/** A line for each page with its figures beside stable's, then a line for each fault, then what nobody looked at. */
export function describeRehearsal(rehearsal: Rehearsal): string {
  const { remote, version, stable, pages, addresses, faults, shared, unseen } = rehearsal;
  const seenInBrowser = pages.filter(({ figures }) => figures).length;
  const head = `${strong(`${remote}@${version}`)} on ${rehearsal.site}${stable ? `, next to ${stable}` : ''}`;
  const scope = `${count(pages.length, 'page')} of ${addresses} checked, ${seenInBrowser} in a browser.`;
  const parts = [
    `${head}\n${scope}`,
    table(
      ['PAGE', 'SERVER', 'LCP', 'BLOCKED', 'SHIFT', 'BYTES', 'PRESSED', 'FOLLOWED', 'CHANGED', ''],
      pages.map((page) => row(page, rehearsal)),
    ),
    list('Faults', faults.map(describeFault)),
    list('Faults that stable shows too (not counted)', shared.map(describeFault)),
    list('Not checked', unseen),
    verdict(rehearsal),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function verdict({ remote, version, faults, withoutBrowser }: Rehearsal): string {
  const release = strong(`${remote}@${version}`);
  if (faults.length === 0 && withoutBrowser !== null)
    return `Looked at on the server only: ${withoutBrowser}. ${release} may still fail in every browser, so this does not count where a rehearsal is required.`;
  if (faults.length === 0) return `${release} has no fault that the rehearsal can detect.`;
  const broken = new Set(faults.map(({ address }) => address)).size;
  return `${release} has ${count(faults.length, 'fault')} on ${count(broken, 'page')}. Visitors should not get it.`;
}

/** Each figure, and after it stable's. */
function row(page: RehearsedPage, { faults }: Rehearsal): string[] {
  const { address, ms, stableMs, figures, stableFigures, pressed, followed, changed } = page;
  return [
    address,
    beside(milliseconds(ms), stableMs === null ? null : milliseconds(stableMs)),
    beside(lcpOf(figures), lcpOf(stableFigures)),
    beside(figures && milliseconds(figures.blocked), stableFigures && milliseconds(stableFigures.blocked)),
    beside(figures?.layoutShift.toFixed(2), stableFigures?.layoutShift.toFixed(2)),
    beside(figures && bytes(figures.bytes), stableFigures && bytes(stableFigures.bytes)),
    String(pressed),
    String(followed),
    changed === null ? '-' : `${Math.ceil(changed * 100)} %`,
    faults.some((fault) => fault.address === address) ? strong('FAULT') : 'ok',
  ];
}

const milliseconds = (ms: number) => `${Math.round(ms)} ms`;

function lcpOf(figures: RehearsedPage['figures']): string | null {
  return figures?.lcp == null ? null : milliseconds(figures.lcp);
}

const beside = (own: string | null | undefined, stable: string | null | undefined) =>
  `${own ?? '-'}${stable ? ` ${faint(`(${stable})`)}` : ''}`;

const describeFault = ({ address, part, text }: Fault) => `${address}  ${PARTS[part]}: ${text}`;

export const PARTS = { server: 'on the server', browser: 'in the browser' };

const list = (head: string, lines: string[]) =>
  lines.length > 0 ? [`${head}:`, ...lines.map((line) => `  ${line}`)].join('\n') : '';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
