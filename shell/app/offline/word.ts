/** What the server says to the worker beside an answer. An answer without it is nothing to the worker. */
export const OFFLINE_HEADER = 'x-coachlab-offline';

/**
 * `keep`: this answer may be shown when the server cannot be reached. `pass`: it may not. Both name what the visitor
 * runs now: whatever was kept of anything else is to be dropped. `off`: there is to be no worker.
 */
export type Word = { says: 'keep' | 'pass'; set: string } | { says: 'off' };

const WORD = /^(keep|pass) ([\w.-]{1,100})$/;

export function formatWord(word: Word): string {
  return word.says === 'off' ? 'off' : `${word.says} ${word.set}`;
}

export function parseWord(text: string | null): Word | null {
  if (text === 'off') return { says: 'off' };
  const [, says, set] = WORD.exec(text ?? '') ?? [];
  return set === undefined ? null : { says: says as 'keep' | 'pass', set };
}
