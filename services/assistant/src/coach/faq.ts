import type { ChatButton, FaqEntry, Situation } from '@coachlab/contracts';
import { type FoundEntry, nearestEntries } from '../situations/faq-finder.ts';
import { ASKS, asksFor, asksInParticular } from './asked-in-particular.ts';
import { paragraphs } from './phrases.ts';
import { inEitherSex } from '../situations/pronouns.ts';
import type { Turn } from './turn.ts';

/**
 * From here on an entry is the one that is asked for. Of 98 unseen messages half reach both figures, and four in five of these
 * did ask for the first entry; of the others the nearest are offered as buttons.
 */
const NEAR = { score: 3, lead: 0.3 };
/** The more of its words are found, the less ahead it has to be. */
const STRONG = { score: 9, lead: 0.18 };

/** The question about a situation that the message asks, if one does. */
export function entryAsked(turn: Turn, of: Situation): FaqEntry | undefined {
  const { message, match } = turn;
  if (match.language) return entryAskedAbroad(turn, of);
  const exact = nearestEntries(of, message).find(({ isExact }) => isExact);
  if (exact) return exact.entry;
  const asks = askingIn(message);
  const [first, second] = asks ? nearestEntries(of, asks) : [];
  if (!first || first.score < NEAR.score) return undefined;
  const lead = (first.score - (second?.score ?? 0)) / first.score;
  return lead >= (first.score >= STRONG.score ? STRONG.lead : NEAR.lead) ? first.entry : undefined;
}

/**
 * The question that comes before the situation's own answer: only one that the message really asks. Who tells what has happened and
 * asks what to say has asked for the situation.
 */
export function leadingEntry(turn: Turn, of: Situation): FaqEntry | undefined {
  if (turn.match.language) return entryAskedAbroad(turn, of);
  const exact = pressedEntry(turn, of);
  if (exact) return exact;
  if (!asksInParticular(turn.message)) return undefined;
  const entry = entryAsked(turn, of);
  return entry && asksFor(turn.message, entry, of) ? entry : undefined;
}

/** The question that a sentence of a story asks beyond doubt; what it shares by chance are small words. */
export function closestEntry(of: Situation, story: string): FoundEntry | undefined {
  return story
    .split(/(?<=[.?!])\s+|\n/)
    .filter((sentence) => ASKS.test(sentence) && asksInParticular(sentence))
    .flatMap((sentence) => nearestEntries(of, sentence).slice(0, 1))
    .toSorted((one, other) => other.score - one.score)
    .find(({ score, entry }) => score >= STRONG.score && asksFor(story, entry, of));
}

/** What goes on about a situation in another language is looked up by what its words are in English. */
function entryAskedAbroad(
  { message, catalogue, situation: underWay }: Turn,
  of: Situation,
): FaqEntry | undefined {
  if (underWay !== of || message.split(/\s+/).length > SHORT) return undefined;
  const [first, second] = nearestEntries(of, catalogue.situations.inEnglish(message));
  const isNear = first && first.score >= NEAR.score && first.score - (second?.score ?? 0) >= NEAR.lead;
  return isNear ? first.entry : undefined;
}

/** A short message is read whole; of a story only the sentences that ask, for its other words are of the story. */
function askingIn(message: string): string | undefined {
  if (!ASKS.test(message)) return undefined;
  if (message.split(/\s+/).length <= SHORT) return message;
  const asking = message.split(/(?<=[.?!])\s+|\n/).filter((sentence) => ASKS.test(sentence));
  return asking.length > 0 ? asking.join(' ') : undefined;
}

/** Words of a message that only asks. */
const SHORT = 22;

/** The question that the message is, word for word. */
export function pressedEntry({ message }: Turn, of: Situation): FaqEntry | undefined {
  return nearestEntries(of, message).find(({ isExact }) => isExact)?.entry;
}

export function entryText({ question, answer }: FaqEntry): string {
  return paragraphs(`**${question}**`, answer.trim());
}

/** Whether a question has been said, of whichever sex. */
export function isTold(question: string, told: string): boolean {
  return inEitherSex(question).some((one) => told.includes(one));
}

/** A label is read at a glance. */
const LONGEST_LABEL = 70;
const OFFERED = 2;

/** Questions that may come next: the nearest to the message first, without those that have been answered. */
export function entryButtons({ message, question }: Turn, of: Situation, answered?: FaqEntry): ChatButton[] {
  const told = question.history.map(({ content }) => content).join('\n');
  return nearestEntries(of, message)
    .map(({ entry }) => entry)
    .filter(
      (entry) =>
        entry !== answered && entry.question.length <= LONGEST_LABEL && !isTold(entry.question, told),
    )
    .slice(0, OFFERED)
    .map((entry) => ({ label: entry.question, says: entry.question }));
}
