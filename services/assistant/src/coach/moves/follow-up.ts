import { type FaqEntry, PHRASING_LANGUAGES, type Situation } from '@coachlab/contracts';
import { LIKELY } from '../../situations/confidence.ts';
import { nearestEntries } from '../../situations/faq-finder.ts';
import type { FollowUp, WhatIf } from '../coach-content.ts';
import { ASKS } from '../asked-in-particular.ts';
import { circumstanceText } from '../circumstances.ts';
import { entryAsked, entryText, isTold } from '../faq.ts';
import {
  ASKED_BACK,
  addedAbroad,
  addedText,
  DISAGREES,
  NOT_WRITTEN,
  ON_DISAGREEING,
} from '../forms/added-text.ts';
import { sentencesOf } from '../forms/email.ts';
import { kindOf, saidInEnglish } from '../follow-up-kind.ts';
import { goesOn } from '../goes-on.ts';
import { unsaid } from '../not-again.ts';
import { unquoted } from '../forms/sentences-to-say.ts';
import { factOf } from '../forms/toned.ts';
import { bullets, paragraphs, quoted } from '../phrases.ts';
import { objectionIn } from '../objection.ts';
import { condition } from '../condition.ts';
import { objectionText } from '../forms/objection-text.ts';
import { toldTo } from '../told-to.ts';
import type { Move, Reply, Turn } from '../turn.ts';
import { choiceOf } from './choice.ts';
import { asksForItem } from './recommend.ts';
import { about, linked, namedBy } from './situation.ts';
import { answerTo, ownWords } from './what-if.ts';

/** From here on the nearest question of the situation is the one that a remark asks. */
const CLOSE = { score: 7, lead: 0.35 };
const NEAREST = 2;

/** “He’ll laugh”, “can’t it wait?”, “her boss will be there”: what is said next about what was answered. */
export const followUp: Move = (turn) => {
  const { situation: of, message } = turn;
  if (!of || !isFollowUp(turn) || (!OWN_IDEA.test(message) && entryAsked(turn, of))) return undefined;
  if (DISAGREES.test(message)) return goingOn(turn, of, ON_DISAGREEING);
  const found = kindOf(turn);
  const added = found && !found.isLoose ? undefined : circumstanceText(turn, of.sayThis[0]!);
  if (added) return goingOn(turn, of, added);
  if (found) return goingOn(turn, of, textOf(turn, found, of));
  const reaction = reactionIn(turn);
  return reaction && goingOn(turn, of, answerTo(turn, reaction, of));
};

/** What the visitor would rather do is seldom among the questions about a situation, however many of its small words they share. */
const OWN_IDEA =
  /\b(?:what if|can'?t|couldn'?t|can|could|might|should|may) (?:i|we)(?: just| simply| not)*\b/i;

/** The usual that is said next, of a matter that has no page. */
export function usualText(turn: Turn, own: string): string | undefined {
  const found = kindOf(turn);
  return (
    found &&
    paragraphs(`**${found.taken}** ${found.answer.trim()}`, `> ${quoted(filled(turn, found.say, own))}`)
  );
}

/** With what the visitor told in it, and the matter's own first sentence. */
function filled({ message, name }: Turn, say: string, own: string): string {
  return say.replace('{told}', () => toldTo(message, name)).replace('{own}', () => factOf(unquoted(own)));
}

/** Where it was left open which situation it is, it stays open. */
function goingOn(turn: Turn, of: Situation, text: string): Reply {
  const { subject } = turn;
  return subject?.kind === 'choice'
    ? choiceOf(subject.situations, text, 'Which of them is it?')
    : about(turn, { situation: of, others: [] }, text);
}

/** What goes on about the matter, and none of the usual: the question that is nearest, or that nothing is, and the nearest two. */
export const remark: Move = (turn) => {
  const { situation: of, subject } = turn;
  if (!of || subject?.kind !== 'situation' || !isFollowUp(turn)) return undefined;
  const [first, second] = nearestEntries(of, saidInEnglish(turn));
  const isClose =
    first && first.score >= CLOSE.score && first.score - (second?.score ?? 0) >= first.score * CLOSE.lead;
  return isClose
    ? about(turn, { situation: of, others: [] }, entryText(first.entry), '', first.entry)
    : about(turn, { situation: of, others: [] }, nearestTwo(turn, of));
};

function isFollowUp(turn: Turn): boolean {
  const { story, request, message } = turn;
  return story !== '' && !request.form && !asksForItem(message) && !namedBy(turn) && goesOn(turn);
}

/** “He’ll laugh” is “what if he laughs”. */
function reactionIn(turn: Turn): WhatIf | undefined {
  const text = saidInEnglish(turn);
  if (!FORETELLS.test(text) || OWN_IDEA.test(text)) return undefined;
  const happening = text.replace(FORETOLD, '$1s');
  return turn.content.whatIfs.find(({ asked }) => new RegExp(asked, 'i').test(`${text} ${happening}`));
}

const FORETELLS =
  /\b(?:he|she|they|it|people|everyone|everybody)(?:'ll|'d| will| would| might| could| is going to| are going to)\b|\bif\b/i;
const FORETOLD =
  /(?:'ll|'d|\bwill|\bwould|\bmight|\bcould|\bgoing to)(?: just| only| probably| simply| then)* (\p{L}+)/giu;

function textOf(turn: Turn, { taken, answer, say, mentions }: FollowUp, of: Situation): string {
  const { before, subject } = turn;
  const own =
    subject?.kind === 'choice'
      ? []
      : ownWords(of, new RegExp(mentions, 'i')).filter((one) => !before.includes(one));
  const objection = OBJECTION.test(taken) ? objectionIn(turn.message) : undefined;
  if (objection) return objectionText(objection, answer);
  const happens = condition(turn.message);
  return paragraphs(
    `**${happens ? `If ${happens}:` : taken}** ${answer}`,
    `> ${quoted(filled(turn, say, of.sayThis[0]!))}`,
    own.length > 0 && paragraphs(`For *${of.title}* in particular:`, bullets(own)),
  );
}

/** What the other side says is quoted above it. */
const OBJECTION = /answer ready/;

/** Nothing of the usual: what of the situation is nearest to it and has not been said, and what it changes in the talk. */
function nearestTwo(turn: Turn, of: Situation): string {
  const told = turn.question.history.map(({ content }) => content).join('\n');
  const entries = nearestEntries(of, saidInEnglish(turn))
    .filter(({ score }) => score >= NEAR)
    .map(({ entry }) => entry)
    .filter(({ question }) => !isTold(question, told))
    .slice(0, NEAREST);
  if (entries[0] && ASKS.test(turn.message))
    return paragraphs(entryText(entries[0]), entries[1] && inShort(entries[1]));
  const { language } = turn.match;
  const spoken = PHRASING_LANGUAGES.find((one) => one === language);
  if (spoken) return addedAbroad(turn.message, spoken);
  const asks = ASKS.test(turn.message);
  const added = asks ? NOT_WRITTEN : addedText(turn.message, turn.name, of.sayThis[0]!);
  return paragraphs(
    added,
    ...entries.slice(0, asks ? NEAREST : 1).map(inShort),
    entries.length === 0 && !added.includes('\n> ') && unsaid(turn, of),
    rather(turn, of),
    asks ? '' : ASKED_BACK,
  );
}

/** What the whole story with the addition is nearest to, where that is something else. */
function rather({ story, message, catalogue, match }: Turn, of: Situation): string | undefined {
  const both = catalogue.situations.match(`${story}. ${message}`);
  const other = both.candidates[0]?.situation;
  const isNear = match.candidates.slice(0, NEAREST_OF_ADDED).some(({ situation }) => situation === other);
  return other && other !== of && isNear && both.confidence >= LIKELY
    ? `With this it may rather be about ${linked(other)}.`
    : undefined;
}

/** Among so many of what the addition is near to by itself. */
const NEAREST_OF_ADDED = 3;

/** From here on a question of the situation shares more than small words. */
const NEAR = 5;

function inShort({ question, answer }: FaqEntry): string {
  const sentences = sentencesOf(answer);
  const isWhole = (count: number) => {
    const shown = sentences.slice(0, count).join(' ');
    return shown.split('“').length === shown.split('”').length;
  };
  const count = [2, 3, 4, 1].find(isWhole) ?? sentences.length;
  return `**${question}** ${sentences.slice(0, count).join(' ')}`;
}
