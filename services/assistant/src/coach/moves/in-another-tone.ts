import { formText } from '../forms/forms.ts';
import { shorterText } from '../forms/email.ts';
import { refusedInWriting } from '../forms/refusal-text.ts';
import { addressed } from '../forms/script.ts';
import { unquoted } from '../forms/sentences-to-say.ts';
import { toned, tonedMessage } from '../forms/toned.ts';
import { paragraphs, quoted } from '../phrases.ts';
import { roleOf } from '../roles.ts';
import { isShorterToo, type Tone, toneIn } from '../tone.ts';
import type { Move, Turn } from '../turn.ts';
import { about } from './situation.ts';

/** “Softer”, “too formal”, “that doesn’t sound like me”: what was handed over last, whole and in that tone. */
export const inAnotherTone: Move = (turn) => {
  const { situation: of, subject, message } = turn;
  const tone = turn.match.language ? undefined : toneIn(message);
  if (!of || !tone || (subject?.kind !== 'situation' && subject?.kind !== 'choice')) return undefined;
  return about(turn, { situation: of, others: [] }, textIn(turn, tone, of.sayThis));
};

/** What was handed over last in that tone: the message that stands ready to be sent, else the first line that is said. */
export function textIn(turn: Turn, tone: Tone, own: readonly string[]): string {
  const isShort = isShorterToo(turn.message);
  return sent(turn, tone, isShort) ?? said(turn, tone, isShort, own);
}

function sent(turn: Turn, tone: Tone, isShort: boolean): string | undefined {
  const { before, name } = turn;
  const [, heading, text] =
    /\*\*(An? (?:email|message) to [^*]*)\*\*\s+~~~text\n([\s\S]*?)\n~~~/.exec(
      isShort ? shortened(turn) : before,
    ) ?? [];
  if (!heading || !text) return undefined;
  const to = name ? heading.replace(/the person (?:who asked|it is (?:about|for))|____/, name) : heading;
  return paragraphs(`**${to}**`, `~~~text\n${tonedMessage(text, tone, name)}\n~~~`);
}

/** What stands ready to be sent, with less in it. */
function shortened({ before, situation: of, refusal, name, catalogue }: Turn): string {
  if (refusal && before.includes('~~~text')) return refusedInWriting(refusal, name, true);
  const heading = /\*\*An? (?:email|message) to [^*]*\*\*/.exec(before)?.[0];
  const text = shorterText(before);
  if (heading && text) return `${heading}\n\n${text}`;
  return heading && of ? formText('email', of, { name, short: true, catalogue }) : '';
}

function said(turn: Turn, tone: Tone, isShort: boolean, own: readonly string[]): string {
  const { before, name, situation } = turn;
  const last = [...before.matchAll(/^> (.+)$/gm)]
    .map(([, line]) => line!)
    .find((line) => !line.includes('____'));
  const line = unquoted(last ?? own[0]!);
  const isAgain = before.startsWith(HEADS[tone]);
  const toning = {
    tone,
    isShort: isShort || isAgain,
    isUpward: (situation && roleOf(situation)) === 'boss',
    isFinal: FINAL.test(turn.message),
    question: situation?.questions?.[0],
  };
  return paragraphs(
    `${HEADS[tone]}`,
    `> ${quoted(addressed(toned(line, toning), name))}`,
    isAgain ? AGAIN[tone] : AND[tone],
  );
}

/** It may be softer, and has to stay as clear. */
const FINAL =
  /\b(?:final|decided|no way back|no doubt|nothing (?:to|can be) (?:discuss|chang)\w*|still (?:clear|firm))\b/i;

const HEADS: Readonly<Record<Tone, string>> = {
  softer: '**Softer, with the same fact in it:**',
  firmer: '**Clearer, with the same fact in it:**',
  plainer: '**Plainer, as you might say it across a table:**',
};

const AND: Readonly<Record<Tone, string>> = {
  softer:
    'Only what stands around the fact has become softer. If the fact itself goes soft, they leave without having heard it.',
  firmer:
    'Friendly is the voice and the time you take; the words may be plain. What they say back to you is what they heard.',
  plainer:
    'Keep the fact and the question; every other word may be yours. Say it aloud twice, and change whatever you stumble over.',
};

const AGAIN: Readonly<Record<Tone, string>> = {
  softer:
    'Softer than that, and it would no longer be said. What’s left is the place and the hour: side by side and not across a desk, at the end of a day, with nobody waiting.',
  firmer:
    'That’s as plain as it gets without becoming a threat. What can still be added is a date, and what follows if it passes.',
  plainer: 'Shorter than that is only the fact. Say it, and then say nothing until they do.',
};
