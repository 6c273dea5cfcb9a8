import { existsSync, readFileSync } from 'node:fs';

/** The last lines of a log, for somebody who has to mend what broke. Empty when there is none. */
export function tail(file: string | undefined, lines = 25): string {
  if (!file || !existsSync(file)) return '';
  const all = readFileSync(file, 'utf8').trimEnd().split('\n');
  return all.slice(-lines).join('\n');
}
