import { firstSentence } from '../phrases.ts';
import type { Tone } from '../tone.ts';
import { sentencesOf } from './email.ts';

/** What is said already as gently as the opening would. */
const OPENS_SOFTLY =
  /^(?:\p{Lu}\p{Ll}+, )?(?:this (?:is|isn’t|isn't)|i’m sorry|i'm sorry|i’ve got bad|i've got bad|i find it|take )/iu;
/** What goes around a line in that tone; taken off before a line is given another. */
const FRAMES = {
  softly: 'This isn’t easy for me to say, and I’d rather say it to you than leave it.',
  noHurry: 'Take your time with it.',
  asks: 'How is it for you to hear that?',
  plainly: 'I’m saying this plainly, so that there’s no doubt about it.',
  back: 'Tell me in your own words what you take from it.',
  straight: 'Can I say something straight?',
  final: 'That’s decided, and it won’t change.',
  answer: 'I’d like your answer to that by [Friday noon].',
} as const;

/** How a line is given another tone. */
export interface Toning {
  tone: Tone;
  isShort: boolean;
  /** Whether it is said to somebody above: then nothing is demanded. */
  isUpward: boolean;
  /** Whether it must be heard that nothing can be changed any more. */
  isFinal?: boolean;
  /** A question that goes with the line, where it has none. */
  question?: string | undefined;
}

/** A line to be said aloud, with the same fact in it. */
export function toned(line: string, toning: Toning): string {
  const all = withoutAsides(sentencesOf(withoutFrames(line)));
  const sentences = toning.isShort ? factAndQuestion(all) : all;
  if (toning.tone === 'softer') return softer(sentences, toning);
  return toning.tone === 'firmer' ? firmer(sentences, toning) : `${FRAMES.straight} ${sentences.join(' ')}`;
}

function softer(sentences: readonly string[], { question, isFinal }: Toning): string {
  const asks = sentences.some((one) => one.includes('?'));
  return [
    ...(OPENS_SOFTLY.test(sentences[0]!) ? [] : [FRAMES.softly]),
    ...sentences,
    ...(isFinal ? [FRAMES.final] : []),
    asks ? FRAMES.noHurry : (question ?? FRAMES.asks),
  ].join(' ');
}

function firmer(sentences: readonly string[], { isUpward }: Toning): string {
  const hard = sentences.filter((one) => !SOFTENS.test(one));
  if (isUpward) return [...(hard.length > 0 ? hard : sentences), FRAMES.answer].join(' ');
  const told = hard.filter((one) => !one.includes('?'));
  return [...(told.length > 0 ? told : sentences), FRAMES.plainly, FRAMES.back].join(' ');
}

const SOFTENS =
  /\bsorry\b|\bhard for (?:me|you)\b|\bawkward\b|\bthank you\b|\bnot easy\b|\bisn[’']t easy\b|\bhappy to\b|\bhoped for\b/i;

/** The fact and the question, and nothing between. */
function factAndQuestion(sentences: readonly string[]): string[] {
  const told = sentences.filter((one) => !one.includes('?'));
  // What is filled in by each visitor is what happened.
  const [fact = sentences[0]!] = told.toSorted((one, other) => weight(other) - weight(one));
  const question = sentences.findLast((one) => one.includes('?'));
  return question && question !== fact ? [fact, question] : [fact];
}

/** What has happened, of a line that tells it; else the whole line. */
export function factOf(line: string): string {
  const [fact] = factAndQuestion(withoutAsides(sentencesOf(line)));
  return fact?.includes('[') ? fact : line;
}

function weight(sentence: string): number {
  return (sentence.includes('[') ? 100 : 0) + sentence.length / 100;
}

/** What stands in brackets from its first word to its last may be left out. */
function withoutAsides(sentences: readonly string[]): readonly string[] {
  const told = sentences.filter((one) => !/^\[[^\]]*\]\W*$/.test(one));
  return told.length > 0 ? told : sentences;
}

function withoutFrames(line: string): string {
  return Object.values(FRAMES)
    .reduce((left, frame) => left.replace(frame, ' '), line)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text that stands ready to be sent, in that tone. */
export function tonedMessage(text: string, tone: Tone, name: string | undefined): string {
  const parts = text.trim().split(/\n\s*\n/);
  const subject = parts[0]!.startsWith('Subject: ') ? [parts.shift()!] : [];
  const sender = parts.length > 1 ? [parts.pop()!] : [];
  const greeting = /^.{0,40},$/.test(parts[0] ?? '') ? [greeted(parts.shift()!, tone, name)] : [];
  const closing = CLOSES[tone];
  const body = parts.filter((one) => !Object.values(CLOSES).includes(one));
  return [
    ...subject,
    ...greeting,
    ...(tone === 'plainer' ? body.map(twoSentences) : body),
    ...(closing ? [closing] : []),
    ...sender,
  ].join('\n\n');
}

const CLOSES: Readonly<Record<Tone, string>> = {
  softer: 'If you’d rather talk than write, come by or ring me. I’m glad to take the time.',
  firmer: 'Please let me have your answer by [Friday noon].',
  plainer: '',
};

function greeted(greeting: string, tone: Tone, name: string | undefined): string {
  const named = name
    ? greeting.replace(/____|\{name\}|^Hello,$/, (open) => (open === 'Hello,' ? `Hello ${name},` : name))
    : greeting;
  return tone === 'firmer' ? named : named.replace(/^(?:Hello|Dear)\b/, 'Hi');
}

function twoSentences(paragraph: string): string {
  const sentences = sentencesOf(paragraph);
  return sentences.length > 2 ? `${firstSentence(paragraph)} ${sentences.at(-1)}` : paragraph;
}
