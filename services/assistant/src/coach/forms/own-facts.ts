import type { SituationEmail } from '@coachlab/contracts';
import type { Matter } from '../matter.ts';
import { asSentence } from '../perspective.ts';
import { numbered } from '../phrases.ts';
import { emailSkeleton } from './email-skeleton.ts';
import { sentencesOf } from './email.ts';

/** An email that says what the visitor told, with what of a written one has no blank. */
export function emailOf(matter: Matter, written: SituationEmail | undefined, short: boolean): string {
  const { to = 'the person it is for', names, says, isSentence, when } = matter;
  if (!canBeSent(matter)) return emailSkeleton(says, names.length > 0 ? listed(names) : undefined);
  const greeting = names.length > 0 ? `Hello ${listed(names)},` : 'Hello,';
  const told = isSentence ? asSentence(says) : `I’d like to talk with you about ${says}.`;
  const kept = short || !written ? [] : sentencesOf(written.body).filter(isWhole).slice(-1);
  const asks = when ? `Does ${when} suit you?` : 'Tell me how you see it, and what you need from me.';
  const body = [greeting, told, [...kept, asks].join(' '), '____'].join('\n\n');
  return `**An email to ${to}**\n\n~~~text\nSubject: ${subjectOf(matter)}\n\n${body}\n~~~`;
}

/** How it should sound, what the visitor doubts, or in a subject what they think: words to us, and not to whom it goes. */
function canBeSent({ says, isSentence }: Matter): boolean {
  const words = says.split(/\s+/).length;
  return (
    !TO_US.test(says) && (isSentence ? words <= MOST_TOLD : words <= MOST_NAMED && !OF_VISITOR.test(says))
  );
}

const TO_US =
  /\b(?:no accusations|accusing|keep it|make it|(?:very |rather |nice and )?(?:short|brief|friendly|polite|firm|formal|neutral)\W*$|not too|don'?t know|dunno|not sure|no idea|should i|(?:how|what) (?:do|can|should|would) i|scared|afraid|write (?:it|this|that|me))\b/i;
const OF_VISITOR = /\b(?:i|i'm|i'd|i've|im|we|me)\b/i;
/** Words of what is told, and of a subject that is named. */
const [MOST_TOLD, MOST_NAMED] = [50, 14];

/** Neither greeting nor sender, and nothing to be filled in. */
function isWhole(sentence: string): boolean {
  return !/____|\{name\}|\n/.test(sentence) && sentence.split(/\s+/).length >= 6;
}

function subjectOf({ says }: Matter): string {
  const [first = says] = says.split(/[,;:.](?=\s|$)|\bbecause\b/);
  const words = asSentence(first.trim()).slice(0, -1).split(/\s+/);
  return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS).join(' ')} …` : words.join(' ');
}

const MOST_WORDS = 9;

/** The first sentence of a talk. */
export function openingOf({ names, says, isSentence }: Matter): string {
  const to = names.length > 0 ? `${listed(names)}, ` : '';
  return isSentence
    ? `${to}I’ll say it straight away: ${says}.`
    : `${to}I’d like to talk with you about ${says}.`;
}

/** Whom it is with and what about, below the heading of an agenda or a list. */
export function headOf({ to, says, when }: Matter): string {
  const parts = [to && `With ${to}`, says, when].filter(Boolean);
  return `*${parts.join(' · ').replace(/\.$/, '')}*`;
}

/** The listed topics, in as many minutes as there are. */
export function agendaOf({ topics }: Matter, minutes = 60): string {
  const opening = Math.max(2, Math.round(minutes * 0.1));
  const closing = Math.max(3, Math.round(minutes * 0.12));
  const each = Math.floor((minutes - opening - closing) / topics.length);
  const rest = minutes - opening - closing - each * topics.length;
  return [
    `**Agenda, ${minutes} minutes**`,
    numbered([
      `${opening} min: what must be decided today, and what is only for information`,
      ...topics.map(
        (topic, at) =>
          `${at === 0 ? each + rest : each} min: ${topic}: where we stand, what is open, who does what`,
      ),
      `${closing} min: each decision read aloud, with a name and a day`,
    ]),
  ].join('\n\n');
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
