import type { ChatMessage, Situation } from '@coachlab/contracts';
import { sentencesOf } from '../forms/email.ts';
import { firstSentence, quoted } from '../phrases.ts';
import type { Move } from '../turn.ts';
import { about } from './situation.ts';

const ASKS =
  /\b(?:on|onto|into|as|in|for) (?:one|1|a|an|my)(?: \w+)? (?:card|index card|page|sheet|post-?it|slip|note card)\b|\bcheat ?-?sheet\b|\bcrib (?:sheet|notes?)\b|\b(?:the )?whole (?:thing|lot) (?:on|in|short)\b|\b(?:put|get|fit) (?:it|this|that|everything|all of (?:it|this)) (?:all )?(?:on|in|into) (?:one|a|\d)\b/i;
/** In more words something else is told. */
const LONGEST = 26;
const LINES = 8;
const REPLIES = 1;

/** “The whole thing on one card”: what is to be taken into the room, with what was talked about on the way. */
export const onOneCard: Move = (turn) => {
  const { subject, message, request, question } = turn;
  if (subject?.kind !== 'situation' || !ASKS.test(message) || message.split(/\s+/).length > LONGEST)
    return undefined;
  const of = subject.situation;
  const lines = linesOf(of, answeredOnTheWay(question.history), request.count ?? LINES);
  return about(turn, { situation: of, others: [] }, lines.map((line) => `- ${line}`).join('\n'));
};

/** In the order of the talk; where there is no room, what is only likely goes first. */
function linesOf(of: Situation, talked: readonly string[], most: number): string[] {
  const { doFirst, sayThis, questions = [], replies = [], agenda = [], avoid } = of;
  const close = /^\d+ min: (.*)$/s.exec(agenda.at(-1) ?? '')?.[1];
  const needed = [
    `**Before:** ${firstShort(doFirst)}`,
    `**Say:** ${quoted(sayThis[0]!)}`,
    '**Then** stop, and wait.',
    ...talked,
  ];
  const likely = [
    ...replies.slice(0, REPLIES).map(({ they, you }) => `**${quoted(they)}** ${quoted(firstSentence(you))}`),
    ...(questions[0] ? [`**Ask:** ${quoted(questions[0])}`] : []),
    ...(close ? [`**Close:** ${close}`] : []),
  ];
  const last = `**Not:** ${firstSentence(avoid)}`;
  return [...needed, ...likely]
    .slice(0, Math.max(1, most - 1))
    .concat(last)
    .slice(0, most);
}

/** The first step that stands by itself and is quickly read. */
function firstShort(text: string): string {
  const steps = sentencesOf(text);
  const isShort = (step: string) => step.split(/\s+/).length <= SHORT_STEP;
  return steps.find((step) => isShort(step) && !GOES_ON.test(step)) ?? steps[0]!;
}

const SHORT_STEP = 26;
const GOES_ON = /^(?:Then|Otherwise|If|Where|When|And|But)\b/;

/** What was asked on the way, such as “If they cry”, by its heading and its first sentences. */
function answeredOnTheWay(history: readonly ChatMessage[]): string[] {
  return history
    .filter(({ role }) => role === 'assistant')
    .flatMap(({ content }) => {
      const [, head, text] = HEADED.exec(content) ?? [];
      return head && text ? [`**${head}** ${toTheTalk(text)}`] : [];
    });
}

/** As few sentences as tell something. */
function toTheTalk(text: string): string {
  const [first = '', second = ''] = sentencesOf(text);
  return first.split(/\s+/).length >= ENOUGH ? first : `${first} ${second}`.trim();
}

const ENOUGH = 9;

/** An answer to a later turn; the first answer begins with what to do first. */
const HEADED =
  /^\*\*((?!Do first|You want|You add|Then I go|What exactly|Nearest to|Say this|An? |To be said|Agenda|Checklist|Questions)[^*]{4,90}[.?])\*\*\s+([^\n>]+)/;
