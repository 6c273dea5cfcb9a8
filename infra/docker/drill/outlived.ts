import type { Fault } from './faults.ts';
import type { Balance } from './ledger.ts';
import type { Crowd, Seen, Wait } from './people.ts';
import { describe, type Finding, hasFailed, seconds } from './report.ts';

/** Milliseconds within which a writer who comes again is accepted, whatever was lost. */
const ACCEPTED_WITHIN = 15_000;
/** As many failed pages are told one by one. */
const TOLD = 10;

/** Prints what was accepted, lost and refused while machines were lost, and tells what should not have been. */
export function outlived(crowd: Crowd, faults: Fault[], books: Balance): Finding[] {
  const { seen, waits } = crowd;
  const pages = seen.filter(({ what }) => what === 'page' || what === 'read');
  const failed = pages.filter(hasFailed);
  const longest = longestOf(waits);
  console.log(`${seen.length} requests in ${seconds(crowd.now)} s`);
  console.table(faults.map((fault) => during(fault, seen, waits)));
  for (const one of failed.slice(0, TOLD)) console.log(`  ${describe(one)}`);
  console.log(`Refusals: ${JSON.stringify(reasons(seen.filter(isRefused)))}`);
  console.log(`Writes accepted: ${books.accepted}`);
  console.log(`Writes lost: ${books.lost.length}`);
  console.log(`Writes doubled: ${books.doubled.length}`);
  console.log(`Longest refusal: ${seconds(longest)} s`);
  console.log(
    `Refused without Retry-After: ${seen.filter((one) => isRefused(one) && one.retryAfter === null).length}`,
  );
  console.log(`Failed pages: ${failed.length} of ${pages.length}`);
  return [
    ...(books.lost.length > 0 ? [{ what: `${books.lost.length} accepted writes are lost` }] : []),
    ...(books.doubled.length > 0 ? [{ what: `${books.doubled.length} writes are stored twice` }] : []),
    ...(longest > ACCEPTED_WITHIN ? [{ what: `a writer was refused for ${seconds(longest)} s` }] : []),
    ...(books.accepted === 0 ? [{ what: 'nothing was written' }] : []),
  ];
}

function during({ name, from, until }: Fault, seen: Seen[], waits: Wait[]) {
  const meanwhile = seen.filter(({ at, took }) => at + took >= from && at <= until);
  const pages = meanwhile.filter(({ what }) => what === 'page' || what === 'read');
  return {
    fault: name,
    'recovered after s': seconds(until - from),
    pages: pages.length,
    'pages failed': pages.filter(hasFailed).length,
    refused: meanwhile.filter(isRefused).length,
    'longest refusal s': seconds(longestOf(waits.filter((wait) => wait.until >= from && wait.from <= until))),
  };
}

/** Milliseconds. */
function longestOf(waits: Wait[]): number {
  return Math.max(0, ...waits.map(({ from, until }) => until - from));
}

function isRefused(one: Seen): boolean {
  return (one.what === 'post' || one.what === 'message') && hasFailed(one);
}

/** How many for each status and reason. */
function reasons(refused: Seen[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, reason = '' } of refused) {
    const name = `${status} ${/"code":"(\w+)"/.exec(reason)?.[1] ?? reason.slice(0, 60)}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
