import type { Compose } from '../stack/compose.ts';
import { asRoot } from '../stack/team-database.ts';

export interface Balance {
  lost: string[];
  doubled: string[];
}

/** What the database really holds of this drill, against what its writers were told. */
export async function balance(stack: Compose, run: string, accepted: string[]): Promise<Balance> {
  const stored = new Map([
    ...(await counted(stack, 'title', 'post', run)),
    ...(await counted(stack, 'subject', 'contact_message', run)),
  ]);
  return {
    lost: accepted.filter((marker) => !stored.has(marker)),
    doubled: [...stored].filter(([, count]) => count > 1).map(([marker]) => marker),
  };
}

async function counted(
  stack: Compose,
  column: string,
  table: string,
  run: string,
): Promise<[marker: string, count: number][]> {
  const rows = await asRoot(
    stack,
    `SELECT ${column}, COUNT(*) FROM community.${table} WHERE ${column} LIKE '${run}-%' GROUP BY ${column}`,
  );
  return rows
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [marker = '', count = ''] = row.split('\t');
      return [marker, Number(count)];
    });
}
