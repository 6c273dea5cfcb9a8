import type { Match } from '../situations/situation-matcher.ts';

/** How sure it then is: what it was nearest to by its words is offered as well. */
const SURE_ENOUGH = 0.6;
/** Among so many of the nearest the visitor's own matter is looked for. */
const LOOKED_AT = 8;
/** A message with no person in it is as short as this. */
const SHORT = 10;
/** In so many words of oneself, and with at most such a share of words for others. */
const [OWN_WORDS, SHARE_OF_OTHERS] = [5, 0.4];

const OF_ONESELF = /\b(?:i|i'm|im|i've|i'd|me|mine|myself)\b/gi;
const OF_OTHERS =
  /\b(?:he|she|they|him|her|them|his|their|he's|she's|they're|hes|shes|someone|somebody|nobody|no one|everyone|everybody|people|employees?|reports?|colleagues?|one of|team members?|staff|guys?|lads?|candidates?)\b/gi;
/** Of a group it is told, too. */
const OF_A_GROUP = /\b(?:our|we)\b/i;
/** What is the visitor's own, or above them; whoever else is theirs is somebody else. */
const THEIRS =
  /\bmy (?!(?:own|new|old|last|first|big|yearly|annual|line) )(?!(?:boss|manager|director|ceo|supervisor|head|work|jobs?|career|role|desk|deadlines?|targets?|numbers|promotion|pay|salary|raise|appraisal|review|performance|meetings?|inbox|mind|life|family|wife|husband|partner|kids|days?|evenings?|ideas?|name|part|mistakes?|fault|contract|notice|leave|energy|plate|time|temper|phone|sleep|fee|report|slides?|analysis|project)\b)\p{L}+/giu;
/** To us. */
const ASKS_US = /\b(?:make|help|give|tell|write|show|send|draft) me\b|\b(?:can|could|should|do|may) i\b/gi;
/** That is to be told to somebody, or asked of somebody. */
const TOLD_TO = /\b(?:tell|telling|told|inform|announce|say to|explain to|ask him|ask her)\b/i;

/** Puts first what the visitor is in, where the words are those of somebody else's case and nobody else is told of. */
export function ownMatter(match: Match, message: string, own: Readonly<Record<string, string>>): Match {
  const [first] = match.candidates;
  const partner = first && own[first.situation.slug];
  if (match.language || match.isSaidSo || !partner || !isOfOneself(message)) return match;
  const meant = match.candidates.slice(0, LOOKED_AT).find(({ situation }) => situation.slug === partner);
  if (!meant) return match;
  const others = match.candidates.filter((one) => one !== meant);
  return {
    ...match,
    candidates: [{ ...meant, score: first.score }, ...others],
    confidence: SURE_ENOUGH,
  };
}

export function isOfOneself(message: string): boolean {
  const said = message.replaceAll('’', "'").replace(ASKS_US, ' ');
  const others = (said.match(OF_OTHERS)?.length ?? 0) + (said.match(THEIRS)?.length ?? 0);
  const own = said.match(OF_ONESELF)?.length ?? 0;
  if (TOLD_TO.test(said)) return false;
  if (others === 0) return own > 0 || (said.split(/\s+/).length <= SHORT && !OF_A_GROUP.test(said));
  return own >= OWN_WORDS && others <= own * SHARE_OF_OTHERS;
}
