import type { Situation } from '@coachlab/contracts';
import { paragraphs } from '../phrases.ts';
import { emailText } from './email.ts';
import type { Make } from './filling.ts';
import { emailOf } from './own-facts.ts';
import { refusedInWriting } from './refusal-text.ts';
import { spoken } from './script.ts';
import { unquoted } from './sentences-to-say.ts';

/** The email of a situation, or the one that says what the visitor told. */
export const situationEmail: Make = (of, filling) => {
  const made = written(of, filling);
  return filling.isChat ? asChat(made) : made;
};

const written: Make = (of, { name, short = false, matter, refusal, isChat, isToOne }) => {
  if (isToOne && (!of.email || isToSeveral(of))) return noteTo(of, name, short);
  if (matter) return emailOf(matter, of.email, short);
  if (refusal) return refusedInWriting(refusal, name, short);
  if (of.email)
    return paragraphs(
      emailText(of.email, name, short),
      !short && 'What stands as ____ only you know. The matter itself belongs in the talk.',
    );
  return isChat
    ? `**A message to send**\n\n~~~text\n${of.sayThis[0]!}\n~~~`
    : paragraphs('I have no email for this one; these words open the talk:', spoken(of, name));
};

/** Whether a situation's email goes to others than the one that it is about. */
export function isToSeveral({ email }: Situation): boolean {
  return TO_SEVERAL.test(email?.to ?? '');
}

const TO_SEVERAL = /\b(?:people|team|everyone|everybody|all|both|them|room|colleagues|department)\b/i;

/** A few lines to the one it is about, in the words that would be said. */
function noteTo({ sayThis }: Situation, name: string | undefined, short: boolean): string {
  const said = sayThis.slice(0, short ? 1 : 2).map(unquoted);
  const text = [`${name ?? '____'},`, ...said, '____'].join('\n\n');
  return paragraphs(
    `**A message to ${name ?? 'the person it is about'}**\n\n~~~text\n${text}\n~~~`,
    !short && 'Say it to their face as well; what is written only opens the door.',
  );
}

/** In a chat there is no subject. */
export function asChat(email: string): string {
  return email.replace('**An email to', '**A message to').replace(/^Subject: .*\n\n/m, '');
}
