import type { Situation } from '@coachlab/contracts';
import { bullets, firstSentence, numbered, paragraphs, quoted } from '../phrases.ts';
import type { Form } from '../requests.ts';
import { agendaText, shorterThan, totalOf } from './agenda.ts';
import { sentencesOf } from './email.ts';
import type { Filling, Make } from './filling.ts';
import { agendaOf, headOf } from './own-facts.ts';
import { itemsOf, questionsText } from './questions-text.ts';
import { spoken, wordsText } from './script.ts';
import { situationEmail } from './situation-email.ts';

export function formText(form: Exclude<Form, 'next'>, of: Situation, filling: Filling): string {
  return MAKE[form](of, filling);
}

const agendaFor: Make = ({ agenda, doFirst }, { minutes, short, matter }) => {
  if (matter && matter.topics.length > 0) return paragraphs(agendaOf(matter, minutes), headOf(matter));
  if (!agenda) return paragraphs('For this one I have no agenda. What comes first:', doFirst);
  const total = totalOf(agenda);
  return paragraphs(
    agendaText(agenda, minutes ?? (short ? shorterThan(total) : total)),
    matter && headOf(matter),
  );
};

const checklist: Make = ({ checklist: written, doFirst }, { short, count, matter }) => {
  const ticks = written ?? sentencesOf(doFirst);
  const kept = ticks.slice(0, count ?? (short ? 3 : ticks.length));
  const list = count ? numbered(kept) : bullets(kept.map((one) => `☐ ${one}`));
  return paragraphs('**Checklist**', matter && headOf(matter), list);
};

const why: Make = ({ why: reason, goingOn }, { short }) =>
  short ? firstSentence(reason ?? goingOn) : (reason ?? goingOn);

const shorter: Make = ({ doFirst, sayThis, avoid }, { count = MOST_LINES, mostWords = Infinity }) => {
  const lines = [
    `**First:** ${firstSentence(doFirst)}`,
    `**Say:** ${quoted(sayThis[0]!)}`,
    `**Not:** ${firstSentence(avoid)}`,
  ].slice(0, count);
  while (lines.length > 1 && wordCount(lines) > mostWords) lines.pop();
  return paragraphs(...lines);
};

const example: Make = (of, { catalogue, name }) => {
  const told = itemsOf(of, catalogue).find(({ examples }) => examples?.length);
  return told
    ? paragraphs(`From **${told.title}**:`, told.examples![0])
    : paragraphs('It may sound like this:', spoken(of, name));
};

const MOST_LINES = 3;

function wordCount(lines: readonly string[]): number {
  return lines.join(' ').split(/\s+/).length;
}

/** What can be made of a situation, by what is asked for. */
const MAKE: Record<Exclude<Form, 'next'>, Make> = {
  email: situationEmail,
  agenda: agendaFor,
  checklist,
  questions: questionsText,
  words: wordsText,
  why,
  shorter,
  example,
};
