import { formText } from '../forms/forms.ts';
import { sentencesOf } from '../forms/email.ts';
import { bullets, numbered, paragraphs } from '../phrases.ts';
import type { Move, Turn } from '../turn.ts';
import { SURE } from '../../situations/confidence.ts';
import { about, chosen, linked } from './situation.ts';

const DONE =
  /\b(?:i(?:'ve| have)?|we(?:'ve| have)?) (?:already )?(?:did|done|tried|said|told|asked|offered) (?:that|it|this|all|him|her|them|everything)?\b.{0,24}\b(?:already|before|twice|times|that|this|it|all|last week|yesterday)?|\balready (?:did|done|tried|said|told|asked)\b|\btried (?:that|it|this|everything)\b|\b(?:had|have had) (?:that|this) (?:talk|conversation|discussion)\b|\b(?:talk|talked|spoken|told|conversation)\b.{0,24}\b(?:already )?(?:twice|three times|again and again)\b/i;
const FAILED =
  /\b(?:did(?:n't| not)|does(?:n't| not)|has(?:n't| not)|won't|will not) (?:work|help|change|do (?:it|anything))\w*\b|\bno (?:effect|change|use|difference)\b|\bnothing (?:changed|changes|helps|works)\b|\b(?:he|she|they)(?: has| have|'s|'ve)?(?: already| just| still)? (?:refused|refuses|said no|says no|ignored|ignores|denied|denies|laughed|walked (?:out|off)|won't)\b/i;
const LONGEST = 100;

/** “I did that already”, “he refused”: what is left to do, and not the same again. */
export const tried: Move = (turn) => {
  const { message, situation: of, subject, match } = turn;
  if (!of || subject?.kind !== 'situation' || message.length > LONGEST) return undefined;
  if (!DONE.test(message) && !FAILED.test(message)) return undefined;
  const [first] = match.candidates;
  if (first && first.situation !== of && match.confidence >= SURE) return undefined;
  const { catalogue } = turn;
  const others = of.related.flatMap(
    (slug) => catalogue.situations.situations.find((one) => one.slug === slug) ?? [],
  );
  const answer = about(turn, { situation: of, others: [] }, textFor(turn));
  return { ...answer, buttons: [...others.slice(0, 2).map(chosen), ...answer.buttons!].slice(0, 5) };
};

function textFor({ situation, message, catalogue, before }: Turn): string {
  const of = situation!;
  const [, ...rest] = sentencesOf(of.doFirst);
  const again = before.startsWith(LEFT);
  const open = (of.questions ?? []).slice(again ? 3 : 1, again ? 6 : 4);
  return paragraphs(
    again
      ? 'Then it is no longer a matter of the right words.'
      : `${LEFT} ${FAILED.test(message) ? REFUSED : 'Did what you agreed happen, wholly, partly, or not at all? Begin the next talk with that.'}`,
    again
      ? 'Say to the person what you have seen, how often you have spoken about it, and what follows if it stays as it is: a smaller task, a written agreement, somebody else in the room. Ask your own boss or HR beforehand what you may say.'
      : rest.length > 0 && paragraphs('Of the rest, what has not been done yet?', bullets(rest)),
    open.length > 0
      ? paragraphs('Ask this time:', numbered(open))
      : formText('questions', of, { count: 3, catalogue }),
    of.beyondCoaching,
    of.related.length > 0 && `If it has become something else: ${nearOf(of.related, catalogue)}.`,
  );
}

const LEFT = 'Then not the same again.';
const REFUSED =
  'A “no” is news about something: ask what it would need to become a “yes”, say what is not open to choice, and what is.';

function nearOf(slugs: readonly string[], { situations }: Turn['catalogue']): string {
  return slugs
    .flatMap((slug) => situations.situations.find((one) => one.slug === slug) ?? [])
    .map(linked)
    .join(' · ');
}
