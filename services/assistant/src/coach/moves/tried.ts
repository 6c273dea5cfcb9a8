import { formText } from '../forms/forms.ts';
import { sentencesOf } from '../forms/email.ts';
import { bullets, numbered, paragraphs } from '../phrases.ts';
import type { Move, Turn } from '../turn.ts';
import { SURE } from '../../situations/confidence.ts';
import { about, chosen, linked } from './situation.ts';

const DONE =
  /\b(?:i(?:'ve| have)?|we(?:'ve| have)?) (?:already )?(?:did|done|tried|said|told|asked|offered) (?:that|it|this|all|him|her|them|everything)?\b.{0,24}\b(?:already|before|twice|times|that|this|it|all|last week|yesterday)?|\balready (?:did|done|tried|said|told|asked)\b|\btried (?:that|it|this|everything)\b|\b(?:had|have had) (?:that|this) (?:talk|conversation|discussion)\b|\b(?:talk|talked|spoken|told|conversation)\b.{0,24}\b(?:already )?(?:twice|three times|again and again)\b/i;
/** What was tried held for a while. */
const HELD =
  /\b(?:lasted|held|worked|helped|(?:was|got|were) (?:better|fine|ok(?:ay)?|good)|went well|kept to it)\b.{0,24}\b(?:(?:a|one|two|three|\d+|a few|some) (?:days?|weeks?|months?)|at first|for a (?:while|bit|time|week|day|month)|(?:mon|tues|wednes|thurs|fri)day)\b|\b(?:only|just) (?:for )?(?:a|one|two|three|\d+) (?:days?|weeks?|months?)\b/i;
/** That the visitor sat down with them, in so many words. */
const TALKED =
  /\b(?:i|we)(?:'ve| have| did| had)? (?:already |even )?(?:sit|sat|spoke|spoken|speak|talk|talked|met|discuss(?:ed)?|wrote|written|warned)\b|\b(?:had|gave) (?:him|her|them|both|a|the|that|this) (?:\w+ )?(?:talk|chat|warning|conversation|meeting)\b/i;
const FAILED =
  /\b(?:did(?:n't| not)|does(?:n't| not)|has(?:n't| not)|won't|will not) (?:work|help|change|do (?:it|anything))\w*\b|\bno (?:effect|change|use|difference)\b|\bnothing (?:changed|changes|helps|works)\b|\b(?:he|she|they)(?: has| have|'s|'ve)?(?: already| just| still)? (?:refused|refuses|said no|says no|ignored|ignores|denied|denies|laughed|walked (?:out|off)|won't)\b/i;
const LONGEST = 100;

/** “I did that already”, “he refused”: what is left to do, and not the same again. */
export const tried: Move = (turn) => {
  const { message, situation: of, subject, match } = turn;
  if (!of || subject?.kind !== 'situation' || message.length > LONGEST) return undefined;
  if (![DONE, FAILED, TALKED].some((told) => told.test(message))) return undefined;
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
    again ? 'Then it is no longer a matter of the right words.' : `${LEFT} ${outcomeIn(message)}`,
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

function outcomeIn(message: string): string {
  if (HELD.test(message)) return LASTED;
  return FAILED.test(message) ? REFUSED : ASKED_BACK;
}

const ASKED_BACK =
  'Did what you agreed happen, wholly, partly, or not at all? Begin the next talk with that.';
const LASTED =
  'It held for a while, so it can be done, and that’s more than nothing. Ask what was different in that time and what came in between. Then agree on who looks after it, and on a day every week on which you both look.';
const LEFT = 'Then not the same again.';
const REFUSED =
  'A “no” is news about something: ask what it would need to become a “yes”, say what is not open to choice, and what is.';

function nearOf(slugs: readonly string[], { situations }: Turn['catalogue']): string {
  return slugs
    .flatMap((slug) => situations.situations.find((one) => one.slug === slug) ?? [])
    .map(linked)
    .join(' · ');
}
