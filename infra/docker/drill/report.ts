import type { Fault } from './faults.ts';
import type { Balance } from './ledger.ts';
import { type Crowd, LIVE, type Seen } from './people.ts';

/** A promise that was broken. */
export interface Finding {
  what: string;
}

/** Milliseconds in which a write hears that it has to come again. */
const REFUSED_WITHIN = 3_000;
/** What began within so many milliseconds after a fault may still have met it. */
const AFTERMATH = 1_500;

/** Prints what the crowd saw and what the database holds, and tells what should not have been. */
export function report(title: string, crowd: Crowd, faults: Fault[], books: Balance): Finding[] {
  const { seen } = crowd;
  console.log(`\n${title}: ${seen.length} requests in ${seconds(crowd.now)} s`);
  console.table(kinds(seen));
  if (faults.length > 0) console.table(faults.map((fault) => during(fault, seen)));
  console.log(
    `Writes accepted: ${books.accepted}; lost: ${books.lost.length}; doubled: ${books.doubled.length}; ` +
      `mails waiting in the outbox: ${books.mails}`,
  );
  const broken = faults.length > 0 ? underFaults(seen, faults) : seen.filter(hasFailed).map(describe);
  for (const line of broken.slice(0, 20)) console.log(`  ${line}`);
  return [
    ...(broken.length > 0 ? [{ what: `${broken.length} requests failed that must not fail` }] : []),
    ...(books.lost.length > 0 ? [{ what: `${books.lost.length} accepted writes are lost` }] : []),
    ...(books.doubled.length > 0 ? [{ what: `${books.doubled.length} writes are stored twice` }] : []),
    ...(books.accepted === 0 ? [{ what: 'nothing was written' }] : []),
  ];
}

function underFaults(seen: Seen[], faults: Fault[]): string[] {
  return seen
    .filter((one) => {
      if (!hasFailed(one)) return false;
      const meanwhile = faults.filter((fault) => met(fault, one));
      const own = meanwhile.some(({ section }) => section === one.section);
      const database = meanwhile.some(({ section }) => section === 'database');
      if (own && one.what === 'page') return false;
      if (!own && !database) return true;
      if (one.what === 'page' && !LIVE.has(one.path)) return true;
      return one.what !== 'read' && !isCalmRefusal(one);
    })
    .map(describe);
}

function isCalmRefusal({ status, retryAfter, took }: Seen): boolean {
  return status === 503 && retryAfter !== null && took <= REFUSED_WITHIN;
}

export const hasFailed = ({ status }: Seen) => status === 0 || status >= 500;
const met = ({ from, until }: Fault, { at, took }: Seen) => at + took >= from && at <= until + AFTERMATH;

export function describe({ what, path, status, at, took, retryAfter, reason }: Seen): string {
  return `${what} ${path} at ${seconds(at)} s: ${status || 'no answer'} after ${Math.round(took)} ms, retry-after ${retryAfter ?? 'none'}: ${reason ?? ''}`;
}

function kinds(seen: Seen[]) {
  return ['page', 'read', 'post', 'message'].map((kind) => {
    const those = seen.filter(({ what }) => what === kind);
    return { what: kind, ...figures(those) };
  });
}

function during(fault: Fault, seen: Seen[]) {
  const those = seen.filter((one) => met(fault, one));
  const writes = those.filter(({ what }) => what === 'post' || what === 'message');
  return {
    fault: fault.name,
    'healthy after s': seconds(fault.until - fault.from),
    pages: those.filter(({ what }) => what === 'page').length,
    'pages failed': those.filter((one) => one.what === 'page' && hasFailed(one)).length,
    writes: writes.length,
    refused: writes.filter(({ status }) => status === 503).length,
    'slowest refusal ms': Math.round(Math.max(0, ...writes.filter(hasFailed).map(({ took }) => took))),
  };
}

function figures(those: Seen[]) {
  const times = those.map(({ took }) => took).sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const failed = those.filter(hasFailed).length;
  return {
    requests: those.length,
    failed,
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'max ms': Math.round(times.at(-1) ?? 0),
  };
}

export function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
