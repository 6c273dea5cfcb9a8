import type { Situation } from '@coachlab/contracts';
import { isRole, ROLES, type Role, roleOf, swapped } from '../roles.ts';
import type { Move, Turn } from '../turn.ts';
import { SURE } from '../../situations/confidence.ts';
import { paragraphs } from '../phrases.ts';
import { suits } from '../suits.ts';
import { unsaid } from '../not-again.ts';
import { generalWay, SAID_NEXT } from './general-way.ts';
import { about, answerFor, chosen, linked } from './situation.ts';
import { choiceOf } from './choice.ts';

/** The visitor was misunderstood, or the roles are others. */
const CORRECTS =
  /^\W*(?:no|nope|nah|not (?:that|quite|really|him|her|them|my|a|the)|wrong|actually|sorry|wait|that'?s (?:not|wrong)|it'?s (?:the other|my|me|not|about)|(?:it|that) was (?:me|my|not)|i (?:mean|meant)|i'?m (?:the|not)|i did(?:,? not (?:him|her|them)|\W*$)|i was the one|(?:he|she|they)(?:'?s| is|'?re| are) (?:not )?(?:actually |in fact )?(?:my|a|an|the|our|on my) (?:\w+ ){0,2}(?:boss|manager|director|supervisor|colleague|peer|report|employee|client|customer|coachee|sponsor|team)|the other way|other way)\b/i;
const OTHER_WAY = /\bother way (?:a?round|about)\b|\bthe reverse\b|\bopposite\b|\bback to front\b/i;
/** “My boss, not my report”; “not my report but my boss”. */
const NOT_BUT = /\bnot (?:that|this|about|an?|my|our|the|in)?\s*([\p{L}' -]{2,30}?)(?:,| but\b|;|\.|$)/iu;
const MEANT = /\b(?:i (?:mean|meant)|it'?s about|i'?m talking about|rather|instead|but)\s+(.{2,80})$/i;
const LONGEST = 120;
/** What a situation counts whose role is not the one that was named, or is not told. */
const OTHER_ROLE = 0.3;
const UNCERTAIN_ROLE = 0.6;

/** “No, my boss”: the story is read again with what was corrected. */
export const correct: Move = (turn) => {
  const { message, subject, story } = turn;
  const wasUnderstood = subject?.kind === 'situation' || subject?.kind === 'choice';
  if (!wasUnderstood || message.length > LONGEST || !CORRECTS.test(message) || !story) return undefined;
  if (isPlainNo(message)) return refused(turn);
  if (ASKS_ON.test(message) || OF_FIGURES.test(message)) return undefined;
  const role = roleIn(message);
  if (role === 'self') return again(turn, `${swapped(story)} ${rest(message)}`, role, 'about yourself');
  if (OTHER_WAY.test(message))
    return again(turn, `${swapped(story)} ${rest(message)}`, role, 'the other way round');
  const meant = MEANT.exec(message)?.[1]?.replace(NOT_BUT, ' ').trim();
  if (role) {
    const without = withoutRoles(story);
    return again(
      turn,
      `${ROLES[role].say} ${without} ${meant ?? rest(message)}`,
      role,
      `about ${ROLES[role].shown}`,
    );
  }
  const word = (meant ?? rest(message)).replace(/[.!?]+$/, '');
  if (!word) return undefined;
  return again(turn, `${word} ${word} ${story}`, undefined, 'with what you corrected');
};

/** “No, I mean what do I say”: something else is wanted, and the situation was right. */
const ASKS_ON =
  /\b(?:what|how|which|when|why) (?:do|should|can|could|would|if)\b|\b(?:words|e-?mail|agenda|script|questions|checklist)\b/i;

/** Another day or number makes it no other matter. */
const OF_FIGURES =
  /\b(?:\d+|two|three|four|five|six|one|a) (?:weeks?|months?|days?|years?|hours?|times|people)\b|\b(?:not|but|it'?s) (?:on )?(?:today|tomorrow|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?\b/i;

function isPlainNo(message: string): boolean {
  return /^\W*(?:no|nope|nah|wrong|not (?:that|quite|really|it|this)(?: one)?|that'?s (?:not (?:it|that|right)|wrong)|none(?: of (?:them|these|those))?|neither)(?: (?:one|thanks|it|that|that'?s not it|it isn'?t))?\W*$/i.test(
    message,
  );
}

/** What else it may have been; then a question that can be answered. */
function refused(turn: Turn): ReturnType<Move> {
  const said = turn.subject?.kind === 'situation' ? [turn.subject.situation] : [];
  const offered = turn.subject?.kind === 'choice' ? turn.subject.situations : said;
  const { candidates } = turn.catalogue.situations.match(turn.story);
  const left = candidates.map((one) => one.situation).filter((one) => !offered.includes(one));
  return choiceOf(
    left.slice(0, 3),
    'Then I took it wrongly. It may be one of these:',
    'Or say it again in one sentence: who did what, and what do you want to happen?',
  );
}

/** @param text the story as it is now understood */
function again(turn: Turn, text: string, role: Role | undefined, because: string): ReturnType<Move> {
  const { situations } = turn.catalogue;
  const before = turn.subject?.kind === 'situation' ? turn.subject.situation : undefined;
  // What was understood may have been right all along, when only now it is told who it is about.
  const isNews = role !== undefined && roleIn(turn.story) !== role;
  const scores = new Map<Situation, number>();
  // With another role the story itself still says most; without one the corrected words do.
  const told = role ? [turn.story, text] : [text];
  for (const one of told)
    for (const { situation, score } of situations.match(one).candidates)
      scores.set(situation, (scores.get(situation) ?? 0) + score);
  const ranked = [...scores]
    .filter(([situation]) => !role || situation !== before || (isNews && fit(situation, role) === 1))
    .map(([situation, score]) => ({ situation, score: score * fit(situation, role) }))
    .toSorted((one, other) => other.score - one.score);
  const [first, ...others] = ranked.map((one) => one.situation).filter((one) => suits(one, text));
  if (!first) return refused(turn);
  const isTold = turn.story.split(/\s+/).length >= STORY;
  const kind = isNews && isTold && role !== 'self' && kindOfTalk(turn, text, first, because, others);
  if (kind) return kind;
  if (first === before)
    return about(turn, { situation: first, others: others.slice(0, 2) }, unsaid(turn, first));
  return answerFor(turn, {
    situation: first,
    others: others.slice(0, 2),
    because: `Understood: ${because}. Then it is *${first.title}*.`,
  });
}

/** Words in which a matter is told, and not only named. */
const STORY = 8;

/** Where only the role speaks for what would come first, the kind of talk that it is then. */
function kindOfTalk(
  turn: Turn,
  text: string,
  first: Situation,
  because: string,
  others: readonly Situation[],
): ReturnType<Move> {
  const match = turn.catalogue.situations.match(text);
  const isClear = match.candidates[0]?.situation === first && match.confidence >= SURE;
  const way = isClear ? undefined : generalWay(turn, text);
  if (!way) return undefined;
  const near = [first, ...others].slice(0, 2);
  return {
    text: paragraphs(
      `Understood: ${because}.`,
      way,
      `Nearest of what I have written: ${near.map(linked).join(' · ')}.`,
    ),
    buttons: [...near.map(chosen), ...SAID_NEXT],
  };
}

function fit(situation: Situation, role: Role | undefined): number {
  if (!role || isRole(situation, role)) return 1;
  return roleOf(situation) ? OTHER_ROLE : UNCERTAIN_ROLE;
}

function roleIn(message: string): Role | undefined {
  const positive = message.replace(NOT_BUT, ' ');
  return (Object.keys(ROLES) as Role[]).find((role) => ROLES[role].named.test(positive));
}

function withoutRoles(text: string): string {
  return Object.values(ROLES).reduce((left, { named }) => left.replace(new RegExp(named, 'gi'), ' '), text);
}

function rest(message: string): string {
  return message
    .replace(CORRECTS, ' ')
    .replace(OTHER_WAY, ' ')
    .replace(NOT_BUT, ' ')
    .replace(/\b(?:it'?s|the|is|i mean(?:t)?|other way round|about)\b/gi, ' ')
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
