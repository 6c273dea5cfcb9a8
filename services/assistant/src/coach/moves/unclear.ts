import { meaningOf, stem } from '@coachlab/search';
import { LIKELY, SURE } from '../../situations/confidence.ts';
import { bullets, paragraphs } from '../phrases.ts';
import type { Move, Turn } from '../turn.ts';

/** Words that every situation at work has; alone they tell none. */
const GENERAL = new Set(
  `advice anxious bad business challenge coach coaching company conversation day difficult difficulty employee guidance hard
  help idea information issue item job leader life manage manager management matter mess moment office people person
  problem question resource situation staff stress struggle struggling stuck stuff support team thing topic tough trouble
  try trying work working`
    .split(/\s+/)
    .map(stem),
);

/** A request with no situation in it gets one question back, not a list. */
export const unclear: Move = (turn) => {
  const words = meaningOf(turn.message);
  if (!words.every((word) => GENERAL.has(word)) || isOwnDoubt(turn) || isKnown(turn, words)) return undefined;
  // After a question of ours, few words may complete what was said before; `recommend` sees both.
  if (turn.askedBefore && words.length > 0 && turn.before.includes('?') && !isGeneral(turn.askedBefore))
    return undefined;
  return { text: question(turn, words) };
};

/** “I have to let someone go”: small words, and just what people say of one situation. */
function isKnown({ match }: Turn, words: readonly string[]): boolean {
  // “I have a problem” is likest a phrasing with that word, and may be about anything.
  if (match.isSaidSo) return true;
  return words.length === 0 && match.language === null && match.familiarity >= SURE;
}

/** “I think I’m just not made for leading people”: small words, and still likely something that is written about. */
function isOwnDoubt({ message, match }: Turn): boolean {
  return match.confidence >= LIKELY && OWN.test(message) && !message.includes('?');
}

const OWN =
  /^\W*(?:(?:sometimes|maybe|perhaps|honestly)\W+)?i\b.{0,20}\b(?:i'?m|i am|feel|am) (?:\w+ ){0,3}(?:not|no|never|a bad|a fraud|afraid|cut out|made)\b/i;

function question({ onPage }: Turn, words: string[]): string {
  if (onPage)
    return `You have **${onPage.title}** open. Is it about that, or is there a conversation of your own behind the question? Tell me who it is with.`;
  if (words.includes(stem('team')) || words.includes(stem('people')))
    return paragraphs(
      'Which of these is nearest?',
      bullets([
        'one person whose work or mood worries you',
        'two people who do not get on',
        'the whole group: silent, overloaded, or pulling apart',
      ]),
      'Tell me in a sentence what happened last.',
    );
  return 'Who is the conversation with, and what do you want to be different after it? One sentence is enough; then I can pick something that fits.';
}

function isGeneral(text: string): boolean {
  return meaningOf(text).every((word) => GENERAL.has(word));
}
