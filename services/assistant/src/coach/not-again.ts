import type { Situation } from '@coachlab/contracts';
import { meaningOf } from '@coachlab/search';
import { isTold } from './faq.ts';
import { sentencesOf } from './forms/email.ts';
import { bullets, numbered, paragraphs, quoted } from './phrases.ts';
import { asksForLanguage } from './moves/in-another-language.ts';
import { measureIn } from './measure.ts';
import { nameTold } from './name-told.ts';
import { answeredAt } from './subject.ts';
import { toneIn } from './tone.ts';
import type { Reply, Turn } from './turn.ts';

/** Words of a paragraph that nobody wants to read twice. */
const LONG = 8;

/** Takes out what was said in the last two answers, and says what of the situation has not been said instead. */
export function notAgain(turn: Turn, reply: Reply): Reply {
  const { question, request } = turn;
  const inSentences = measureIn(turn.message)?.sentences !== undefined;
  const isAskedForAgain =
    request.form !== undefined ||
    inSentences ||
    isMadeAgain(turn.message) ||
    isRepeated(turn) ||
    asksForLanguage(turn.message);
  if (answeredAt(reply.text) < 0 || isAskedForAgain) return reply;
  const said = question.history
    .filter(({ role }) => role === 'assistant')
    .slice(-2)
    .flatMap(({ content }) => content.split('\n'));
  const known = new Set(said.filter((line) => line.split(/\s+/).length >= LONG));
  const lines = reply.text.split('\n');
  const isAgain = (line: string) => known.has(line) && answeredAt(line) !== 0;
  if (!lines.some(isAgain)) return reply;
  const left = paragraphs(...withoutEmptyHeads(lines.filter((line) => !isAgain(line)).join('\n')));
  const of = turn.subject?.kind === 'situation' ? turn.subject.situation : undefined;
  const hasText = left.split(/\s+/).length - linkWords(left) >= LONG;
  if (hasText || !of) return { ...reply, text: left };
  const at = answeredAt(left);
  return { ...reply, text: paragraphs(left.slice(0, at).trim(), unsaid(turn, of), left.slice(at)) };
}

/** The same text is wanted in another tone, or with a name in it. */
function isMadeAgain(message: string): boolean {
  return toneIn(message) !== undefined || nameTold(message) !== undefined;
}

/** Whoever asks the same again wants the same answer. */
function isRepeated({ message, askedBefore }: Turn): boolean {
  return message.trim().toLowerCase() === askedBefore.trim().toLowerCase();
}

/** A heading whose text was left out goes, too. */
function withoutEmptyHeads(text: string): string[] {
  const blocks = text.split(/\n{2,}/).map((block) => block.replace(/^(?:>\s*\n)+|(?:\n>\s*)+$/g, '').trim());
  return blocks.filter((block, at) => {
    if (!block || block === '>') return false;
    const isHead = /^\*\*[^*]+\*\*$/.test(block);
    const next = blocks.slice(at + 1).find(Boolean);
    return !isHead || (next !== undefined && !/^\*\*|^\[/.test(next));
  });
}

function linkWords(text: string): number {
  return text.slice(answeredAt(text)).split(/\s+/).length;
}

/** What of the situation is nearest to the message, and has not been said yet. */
export function unsaid({ question, message }: Turn, of: Situation): string {
  const told = question.history.map(({ content }) => content).join('\n');
  const isFresh = (one: string) => !isTold(one, told);
  const telling = new Set(meaningOf(message));
  const near = [
    ...[of.doFirst, of.why ?? '', of.avoid, of.goingOn, of.beyondCoaching ?? ''].flatMap(sentencesOf),
    ...(of.checklist ?? []),
    ...(of.agenda ?? []).map((step) => step.replace(/^\d+ min: /, '')),
  ]
    .filter((one) => one && isFresh(one))
    .map((one) => ({ one, shared: meaningOf(one).filter((word) => telling.has(word)).length }));
  const best = near
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, MOST)
    .map(({ one }) => capitalised(one));
  const questions = (of.questions ?? []).filter(isFresh).slice(0, 2);
  return paragraphs(
    best.length > 0 && bullets(best),
    questions.length > 0 && paragraphs('Ask, and wait for the answer:', numbered(questions.map(quoted))),
  );
}

const MOST = 3;

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
