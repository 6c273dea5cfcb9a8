import type { Situation } from '@coachlab/contracts';
import { bullets, paragraphs } from '../phrases.ts';
import type { Move, Reply } from '../turn.ts';
import { ordinalIn, YES } from '../ordinals.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { answeredAt } from '../subject.ts';
import { formText } from '../forms/forms.ts';
import { about, answerFor, chosen, linked, TAKEN_FOR } from './situation.ts';

/** Several situations to choose from. */
export function choiceOf(situations: readonly Situation[], before: string, after: string): Reply {
  return {
    text: paragraphs(before, bullets(situations.map(linked)), after),
    buttons: situations.map(chosen),
  };
}

/** “The first one”, of situations that were offered. */
export const chooses: Move = (turn) => {
  const { subject, message, before, catalogue } = turn;
  if (BEGINNING.test(message)) return undefined;
  const offered = subject?.kind === 'choice' ? subject.situations : othersOffered(before, catalogue);
  const at =
    ordinalIn(message, offered.length) ?? (subject?.kind === 'choice' && YES.test(message) ? 0 : undefined);
  const situation = at === undefined ? undefined : offered[at];
  if (situation) return answerFor(turn, { situation, others: [] });
  // A “yes” to what was taken for likely: on to the words.
  if (offered.length === 0 || subject?.kind !== 'situation' || !YES.test(message)) return undefined;
  const text = formText('words', subject.situation, { name: turn.name, catalogue });
  return about(turn, { situation: subject.situation, others: [] }, text, 'Give me the words');
};

/** “The first 30 seconds” are those of the talk, and “the first step” is one of somebody’s. */
const BEGINNING = /\bfirst (?:\w+ )?(?:seconds?|minutes?|sentences?|words?|lines?|step|move)\b/i;

/** What an answer said that it may be as well. */
function othersOffered(before: string, { situations }: Catalogue): Situation[] {
  const [, list = ''] = before.slice(0, answeredAt(before)).split(TAKEN_FOR);
  return [...list.matchAll(/\bsituation:([a-z0-9-]+)/g)].flatMap(
    ([, slug]) => situations.situations.find((one) => one.slug === slug) ?? [],
  );
}
