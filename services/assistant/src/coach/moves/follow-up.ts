import type { FaqEntry, Situation } from '@coachlab/contracts';
import { nearestEntries } from '../../situations/faq-finder.ts';
import type { FollowUp, WhatIf } from '../coach-content.ts';
import { entryAsked, entryText } from '../faq.ts';
import { sentencesOf } from '../forms/email.ts';
import { quoted } from '../forms/forms.ts';
import { goesOn } from '../goes-on.ts';
import { bullets, paragraphs } from '../phrases.ts';
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
  const found = kindOf(turn);
  if (found) return goingOn(turn, of, textOf(turn, found, of));
  const reaction = reactionIn(turn);
  return reaction && goingOn(turn, of, answerTo(turn, reaction, of));
};

/** What the visitor would rather do is seldom among the questions about a situation, however many of its small words they share. */
const OWN_IDEA =
  /\b(?:what if|can'?t|couldn'?t|can|could|might|should|may) (?:i|we)(?: just| simply| not)*\b/i;

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
  const [first, second] = nearestEntries(of, said(turn));
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

/** In English words, as far as they are known. */
function said({ message, match, catalogue }: Turn): string {
  return (match.language ? catalogue.situations.inEnglish(message) : message).replaceAll('’', "'");
}

function kindOf(turn: Turn): FollowUp | undefined {
  const text = said(turn);
  return turn.content.followUps.find(
    ({ asked, unless }) =>
      new RegExp(asked, 'iu').test(text) && !(unless !== undefined && new RegExp(unless, 'iu').test(text)),
  );
}

/** “He’ll laugh” is “what if he laughs”. */
function reactionIn(turn: Turn): WhatIf | undefined {
  const text = said(turn);
  if (!FORETELLS.test(text) || OWN_IDEA.test(text)) return undefined;
  const happening = text.replace(FORETOLD, '$1s');
  return turn.content.whatIfs.find(({ asked }) => new RegExp(asked, 'i').test(`${text} ${happening}`));
}

const FORETELLS =
  /\b(?:he|she|they|it|people|everyone|everybody)(?:'ll|'d| will| would| might| could| is going to| are going to)\b|\bif\b/i;
const FORETOLD =
  /(?:'ll|'d|\bwill|\bwould|\bmight|\bcould|\bgoing to)(?: just| only| probably| simply| then)* (\p{L}+)/giu;

function textOf(
  { before, subject }: Turn,
  { taken, answer, say, mentions }: FollowUp,
  of: Situation,
): string {
  const own =
    subject?.kind === 'choice'
      ? []
      : ownWords(of, new RegExp(mentions, 'i')).filter((one) => !before.includes(one));
  return paragraphs(
    `**${taken}** ${answer}`,
    `> ${quoted(say)}`,
    own.length > 0 && paragraphs(`For *${of.title}* in particular:`, bullets(own)),
  );
}

/** What it was taken for, honestly, and what managers ask about it that comes nearest. */
function nearestTwo(turn: Turn, of: Situation): string {
  const told = turn.question.history.map(({ content }) => content).join('\n');
  const entries = nearestEntries(of, said(turn))
    .map(({ entry }) => entry)
    .filter(({ question }) => !told.includes(`**${question}**`))
    .slice(0, NEAREST);
  return paragraphs(
    `*I take this as still about ${linked(of)}, and have nothing on just that.* Nearest:`,
    ...entries.map(inShort),
    'Or say in one sentence what else you need, or who else it is about.',
  );
}

function inShort({ question, answer }: FaqEntry): string {
  return `**${question}** ${sentencesOf(answer).slice(0, 2).join(' ')}`;
}
