import { setTimeout as sleep } from 'node:timers/promises';
import type { Query } from './query.ts';

/** Milliseconds for a member to come back by itself: it may copy what it missed. */
const PATIENCE = 180_000;
const LOOK_EVERY = 500;

const MEMBERS =
  'SELECT member_host, member_state, member_role FROM performance_schema.replication_group_members';

/** The name of the member that takes the writes. */
export async function primaryOf(query: Query): Promise<string> {
  const row = (await query(MEMBERS)).split('\n').find((line) => line.includes('PRIMARY'));
  if (!row) throw new Error('The group has no primary.');
  return row.split('\t')[0]!;
}

/** Resolves when so many members are in the group and hold what the others hold. */
export async function untilTogether(query: Query, count: number): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const text = await query(MEMBERS).catch((error: Error) => error.message);
    if (text.split('\n').filter((line) => line.includes('\tONLINE\t')).length === count) return;
    if (performance.now() > end) throw new Error(`The group is not complete again:\n${text}`);
    await sleep(LOOK_EVERY);
  }
}
