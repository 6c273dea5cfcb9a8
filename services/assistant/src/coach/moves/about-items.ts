import type { Artifact } from '@coachlab/contracts';
import { firstSentence, numbered, paragraphs } from '../phrases.ts';
import { ordinalIn, YES } from '../ordinals.ts';
import type { Form } from '../requests.ts';
import { minutesIn } from '../request-numbers.ts';
import type { Move, Reply, Turn } from '../turn.ts';
import { explanation } from './explain.ts';
import { isPlayable, opening } from './practise.ts';

const WHICH =
  /\bwhich (?:one|of (?:them|these|those|the two))\b|^\W*(?:so |and |but |ok(?:ay)? )*which(?: is| would be| should i take| do i take| to take)?(?: better| best)?(?: for me)?\W*$|\bwhat (?:would|do) you (?:take|recommend|suggest|choose)\b/i;
const LONGEST = 100;
/** How the coach offers scenarios to be played. */
const PLAYING = 'nearest to yours';

/** Goes on about artifacts that were explained, compared or recommended. */
export const aboutItems: Move = (turn) => {
  const named = itemOfSituation(turn);
  if (named) return explanation(turn, named);
  const { subject, message, request, before } = turn;
  if (subject?.kind !== 'items' || message.length > LONGEST) return undefined;
  const { items, compared } = subject;
  const at = ordinalIn(message, items.length);
  if (WHICH.test(message)) return which(turn, items);
  const [one] = at === undefined ? items : [items[at]!];
  if (request.form && request.alone && request.form !== 'next')
    return form(at === undefined && compared ? items : [one!], request.form);
  const wanted = at ?? (YES.test(message) ? 0 : undefined);
  const item = wanted === undefined ? undefined : items[wanted];
  if (!item) return undefined;
  return isPlayable(item) && before.includes(PLAYING) ? opening(item) : explanation(turn, item);
};

/** “The second one”, of the artifacts that an answer named. */
function itemOfSituation({ subject, message, catalogue }: Turn): Artifact | undefined {
  if (subject?.kind !== 'situation' || subject.form) return undefined;
  const { artifacts } = subject.situation;
  const at = ordinalIn(message, artifacts.length);
  return at === undefined ? undefined : catalogue.get(artifacts[at]!);
}

/** The one that fits the time there is, or, without a word about time, when to take which. */
function which(turn: Turn, items: readonly Artifact[]): Reply {
  const minutes = minutesIn(turn.message) ?? minutesIn(turn.askedBefore);
  const inTime = minutes === undefined ? [] : items.filter((item) => minutesOf(item) <= minutes);
  const taken = (inTime.length > 0 ? inTime : items).toSorted(
    (one, other) => minutesOf(one) - minutesOf(other),
  )[0]!;
  const others = items.filter((item) => item !== taken).slice(0, 2);
  return {
    text: paragraphs(
      `I would take **${taken.title}**${taken.duration ? ` (${taken.duration.toLowerCase()})` : ''}: ${reason(taken)}`,
      others.map((item) => `Rather **${item.title}** if: ${whenOf(item)}`).join('\n\n'),
    ),
    cites: [taken, ...others].map(({ id }) => id),
    buttons: [taken, ...others].map(explains),
  };
}

const FORMS: Partial<Record<Form, (item: Artifact) => string | undefined>> = {
  why: ({ title, enrichment, purpose }) => `**${title}**: ${enrichment?.coreInsight ?? purpose}`,
  shorter: ({ title, inAMinute, description }) =>
    inAMinute
      ? `**${title}** in a minute. When: ${inAMinute.when} Do: ${inAMinute.do} Say: ${inAMinute.say ?? ''}`.trim()
      : `**${title}**: ${firstSentence(description)}`,
  example: ({ title, examples, enrichment }) =>
    paragraphs(`An example of **${title}**:`, examples?.[0] ?? enrichment?.realWorldChallenge),
  words: ({ title, inAMinute, enrichment }) =>
    paragraphs(
      `Said aloud, with **${title}**:`,
      `> ${inAMinute?.say ?? enrichment?.coachingPrompts[0] ?? ''}`,
    ),
  questions: ({ title, enrichment }) =>
    enrichment && paragraphs(`Questions from **${title}**:`, numbered(enrichment.coachingPrompts)),
  checklist: ({ title, enrichment }) =>
    enrichment && paragraphs(`To do, with **${title}**:`, numbered(enrichment.actionableGuidance)),
  agenda: ({ title, hierarchy }) =>
    hierarchy && paragraphs(`The order of **${title}**:`, numbered(hierarchy.map((step) => step.title))),
};

function form(items: readonly Artifact[], asked: Form): Reply | undefined {
  const texts = items.flatMap((item) => FORMS[asked]?.(item) ?? []);
  if (texts.length === 0) return undefined;
  const both = items.length > 1 && asked === 'why';
  return {
    text: paragraphs(
      ...texts,
      both && items.map((item) => `**${item.title}** when: ${whenOf(item)}`).join('\n\n'),
    ),
    cites: items.map(({ id }) => id),
    buttons: items.map(explains),
  };
}

function reason(item: Artifact): string {
  return item.inAMinute ? `it is for this: ${item.inAMinute.when}` : firstSentence(item.description);
}

function whenOf({ inAMinute, purpose }: Artifact): string {
  return inAMinute?.when ?? firstSentence(purpose);
}

function minutesOf({ duration = '' }: Artifact): number {
  return minutesIn(duration) ?? 90;
}

export function explains({ title }: Artifact): { label: string; says: string } {
  return { label: `Explain ${title}`, says: `explain ${title}` };
}
