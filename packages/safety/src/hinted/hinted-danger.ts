import type { Concern } from '../concern.ts';
import { plainText } from '../plain-text.ts';
import { wholeWords } from '../whole-words.ts';
import { groupsIn } from './sign-groups.ts';
import { SIGNS_OF_CONTROL } from './signs-of-control.ts';
import { SIGNS_OF_THREAT } from './signs-of-threat.ts';

/** Groups of signs from which on a story that sounds like danger is taken for this one. */
const ENOUGH = 3;

/** Whose partner it is. */
const OWN = wholeWords(
  'my (?:husband|wife|partner|boyfriend|girlfriend|fiancee?)|mein(?:em|en)? (?:mann|freund|partner)|mon (?:mari|conjoint|copain)|mi (?:marido|pareja|novio|mujer|esposo|esposa)|moj (?:maz|partner|chlopak)',
);

/**
 * Which danger a story hints at without a word for it, by signs that are harmless alone: somebody who is controlled at home, or
 * who may be preparing to hurt others. What a classifier guesses at would otherwise be taken for what is commonest, and whoever is
 * watched at home must not be rung up.
 */
export function hintedDanger(text: string): Pick<Concern, 'kind' | 'who'> | undefined {
  const plain = plainText(text);
  const control = groupsIn(plain, SIGNS_OF_CONTROL);
  const threat = groupsIn(plain, SIGNS_OF_THREAT);
  if (Math.max(control, threat) < ENOUGH) return undefined;
  return threat > control
    ? { kind: 'threat', who: 'other' }
    : { kind: 'violence-at-home', who: OWN.test(plain) ? 'self' : 'other' };
}
