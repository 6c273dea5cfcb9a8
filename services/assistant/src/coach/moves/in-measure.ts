import type { FaqEntry, Situation } from '@coachlab/contracts';
import { entryAsked, leadingEntry } from '../faq.ts';
import { sentencesOf } from '../forms/email.ts';
import { sentencesToSay, unquoted } from '../forms/sentences-to-say.ts';
import { goesOn } from '../goes-on.ts';
import { type Measure, measureIn } from '../measure.ts';
import { bullets, firstSentence, paragraphs, quoted } from '../phrases.ts';
import type { Move, Turn } from '../turn.ts';
import { understood } from '../understood.ts';
import { about } from './situation.ts';

/** “In two sentences: …”, “… one sentence I can say”, “… it begins in an hour”: as long as there is time to read, and the words first. */
export const inMeasure: Move = (turn) => {
  const measure = measureIn(turn.message);
  const { form, alone } = turn.request;
  const isLeft = form === 'email' || form === 'agenda' || form === 'questions';
  if (!measure || alone || isLeft || turn.match.language) return undefined;
  const { situation: underWay } = turn;
  const isOn = underWay !== undefined && goesOn(turn);
  const found = isOn ? { situation: underWay, others: [] } : understood(turn);
  if (!found) return undefined;
  const of = found.situation;
  const entry = isOn ? entryAsked(turn, of) : leadingEntry(turn, of);
  const isShort = !measure.isSoon || measure.sentences !== undefined || measure.points !== undefined;
  return about(
    turn,
    isShort ? { situation: of, others: [] } : found,
    textIn(measure, of, entry, turn),
    '',
    entry,
  );
};

function textIn(measure: Measure, of: Situation, entry: FaqEntry | undefined, turn: Turn): string {
  const { sentences, points, isSpoken } = measure;
  const lines = spokenLines(of, entry);
  if (sentences !== undefined)
    return isSpoken || SAYING.test(turn.message)
      ? sentencesToSay(lines, sentences)
      : sentencesIn(of, entry, sentences);
  if (points !== undefined) return pointsIn(of, lines, points);
  if (isSpoken) return lines.map((line) => `> ${quoted(line)}`).join('\n>\n');
  return soon(of, lines, entry);
}

/** What is asked for is to be said aloud. */
const SAYING = /\b(?:say|tell|words|answer (?:him|her|them)|phrase|put it|respond|reply)\b/i;

/** The words that the entry has in quotation marks, else the situation's own. */
function spokenLines({ sayThis }: Situation, entry: FaqEntry | undefined): readonly string[] {
  const own = [...(entry?.answer ?? '').matchAll(/“[^”]{20,}”/g)].map(([said]) => said);
  return own.length > 0 ? own : sayThis;
}

function sentencesIn(
  { doFirst, sayThis, avoid }: Situation,
  entry: FaqEntry | undefined,
  count: number,
): string {
  if (entry) return sentencesOf(entry.answer).slice(0, count).join(' ');
  const say = `Say: ${quoted(firstSentence(unquoted(sayThis[0]!)))}`;
  return [firstSentence(doFirst), say, firstSentence(avoid), ...sentencesOf(doFirst).slice(1)]
    .slice(0, count)
    .join(' ');
}

function pointsIn({ doFirst, avoid }: Situation, lines: readonly string[], count: number): string {
  return bullets(
    [
      `**First:** ${firstSentence(doFirst)}`,
      `**Say:** ${quoted(lines[0]!)}`,
      `**Not:** ${firstSentence(avoid)}`,
      ...sentencesOf(doFirst).slice(1),
    ].slice(0, count),
  );
}

/** To be read in half a minute. */
function soon({ doFirst, avoid }: Situation, lines: readonly string[], entry: FaqEntry | undefined): string {
  return paragraphs(
    entry?.answer.trim(),
    `**Say this.**\n\n${lines
      .slice(0, 2)
      .map((line) => `> ${quoted(line)}`)
      .join('\n>\n')}`,
    `**Until then.** ${sentencesOf(doFirst)
      .slice(0, entry ? 1 : 3)
      .join(' ')}`,
    `**Avoid.** ${firstSentence(avoid)}`,
  );
}
