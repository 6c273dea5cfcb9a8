import type { Tone } from './spoken.ts';

/** The other side's words by turn and by how it was spoken to; the name of the matter comes from the situation. */
const LINES: readonly Record<Tone, string>[] = [
  {
    asked: 'All right. Before I answer: what is this about?',
    told: 'I didn’t see that coming. Since when have you thought so?',
    blamed: 'Wait. Who says that? That’s not how it was.',
    heard: 'Thanks. I wasn’t sure that anybody had noticed. Go on.',
  },
  {
    asked: 'Honestly? There’s more to it than you can see from where you sit.',
    told: 'You make it sound simple. It isn’t, on my side.',
    blamed: 'If you’ve already made up your mind, why are we talking?',
    heard: 'Yes. That’s about it. I didn’t know how to bring it up.',
  },
  {
    asked: 'I’d need to think about that. What are you hoping I’ll say?',
    told: 'And what happens if I don’t?',
    blamed: 'Then write it down, and I’ll take it to somebody else.',
    heard: 'It’s been on my mind as well. I don’t like how it is now.',
  },
  {
    asked: 'I could try something by Friday. What will you do, from your side?',
    told: 'Fine. And how will we know that it has changed?',
    blamed: 'I’d like to stop here and go on tomorrow.',
    heard: 'All right. Let’s say what each of us does next.',
  },
];

export const REHEARSED = LINES.length;

/** @param at from 0 */
export function rehearsedLine(at: number, tone: Tone): string | undefined {
  return LINES[at]?.[tone];
}

/** “Somebody who says ‘I don’t know’ to everything”: the words that the other side answers with. */
export function sayingIn(message: string): string | undefined {
  const said = SAYING.exec(message)?.[2];
  return said && `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

const SAYING =
  /\b(?:says?|saying|answers?|answering|repeats?|replies)\b(?: only| just| always| nothing but| me)* (['"“‘])(.{2,40}?)['"”’](?=[\s.,;!?]|$)/i;

/** What somebody says who says the same to everything; only to whoever has understood them, a little more. */
export function lineSaying(saying: string, tone: Tone): string {
  if (tone === 'heard') return `${saying} … Well. Nobody has put it like that before. Give me a moment.`;
  if (tone === 'blamed') return `I told you. ${saying}.`;
  return tone === 'told' ? `Hm. ${saying}.` : `${saying}.`;
}
