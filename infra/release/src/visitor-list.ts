import { UsageError } from './command-error.ts';

/** `id,id,…`; `none` empties the list; left out, the list stays as it is. */
export function parseVisitors(option: string, given: string | undefined): string[] | undefined {
  if (given === undefined) return undefined;
  const ids = given.split(',').map((id) => id.trim().toLowerCase());
  if (given.trim() === 'none') return [];
  const bad = ids.filter((id) => !/^[0-9a-f]{32}$/.test(id));
  if (bad.length === 0) return ids;
  throw new UsageError(
    `--${option} takes visitor ids, 32 hex digits each (the first part of the coachlab_visitor cookie); not "${bad.join('", "')}".`,
  );
}
