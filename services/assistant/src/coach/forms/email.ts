import type { SituationEmail } from '@coachlab/contracts';
import { firstSentence } from '../phrases.ts';

const OPEN = '____';
/** Whoever it goes to is not the one that is told about. */
const SOMEBODY_ELSE =
  /\b(hr|boss|manager|director|lead|team|group|everyone|everybody|all|client|customer|doctor|friend|mentor|coach|sponsor|peers?|colleagues|partner|board|department|whoever)\b/i;
/** Words of a short message, beside greeting and sender. */
const SHORT = 45;

/** The message, ready to be copied. */
export function emailText(
  { to, subject, body }: SituationEmail,
  name: string | undefined,
  short: boolean,
): string {
  const known = name !== undefined && !SOMEBODY_ELSE.test(to) ? name : OPEN;
  const written = (short ? shortened(body) : body).replaceAll('{name}', known).trim();
  return [`**An email to ${to}**`, `~~~text\nSubject: ${subject}\n\n${written}\n~~~`].join('\n\n');
}

/** The text to be sent that stands in an answer, with less in it; undefined where none does. */
export function shorterText(answer: string): string | undefined {
  const [, subject = '', body] = /~~~text\n(Subject: [^\n]*\n\n)?([\s\S]*?)\n~~~/.exec(answer) ?? [];
  return body && `~~~text\n${subject}${shortened(body)}\n~~~`;
}

/** Greeting and sender stay; of each paragraph what asks or sets something, else its first sentence. */
function shortened(body: string): string {
  const paragraphs = body.trim().split(/\n\s*\n/);
  const sender = paragraphs.pop() ?? OPEN;
  const greets = /^(?:\S+\s){0,3}\{name\}\W*$|^.{0,40},$/.test(paragraphs[0] ?? '');
  const greeting = greets ? [paragraphs.shift()!] : [];
  const kept: string[] = [];
  let words = 0;
  for (const paragraph of paragraphs) {
    const sentences = sentencesOf(paragraph);
    const telling = sentences.filter((one) => one.includes('?') || one.includes(OPEN));
    const some = telling.length > 0 ? telling : [firstSentence(paragraph)];
    const next = some.filter((one) => (words += one.split(/\s+/).length) <= SHORT || kept.length === 0);
    if (next.length > 0) kept.push(next.join(' '));
  }
  return [...greeting, ...kept, sender].join('\n\n');
}

export function sentencesOf(text: string): string[] {
  return text.trim().split(/(?<=[.!?]["”’\]]?)\s+(?=["“‘[]?\p{Lu}|_)/u);
}
