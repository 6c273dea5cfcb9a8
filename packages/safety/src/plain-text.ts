import { HARMLESS } from './figures-of-speech.ts';
import { normalise } from './normalise.ts';

/** Characters that are read: the beginning and the end of anything longer. */
const MOST = 4_000;

/** Text as it is judged: normalised, and without what means no harm in any language. */
export function plainText(text: string): string {
  const read = text.length <= MOST ? text : `${text.slice(0, MOST / 2)} | ${text.slice(-MOST / 2)}`;
  return normalise(read).replace(HARMLESS, ' ');
}
