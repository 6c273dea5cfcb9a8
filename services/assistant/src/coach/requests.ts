import { formAsked } from './form-asked.ts';
import { OPENING, TO_ONE } from './form-patterns.ts';
import { countIn, minutesIn, mostWordsIn } from './request-numbers.ts';
import { CHAT, GOES_INTO } from './sent-to.ts';
import { saysNothing } from './small-words.ts';

/** What can be made of a situation. */
export type Form =
  'email' | 'agenda' | 'checklist' | 'questions' | 'words' | 'why' | 'shorter' | 'example' | 'next';

export interface Request {
  form?: Form;
  /** The message without the words that ask for the form. */
  about: string;
  /** Whether the form is all that the message has. */
  alone: boolean;
  /** Whether it has to be shorter than usual. */
  isShort?: boolean;
  /** How long there is. */
  minutes?: number;
  /** How many are wanted. */
  count?: number;
  /** How many words it may have. */
  mostWords?: number;
  /** Whether only the beginning is wanted. */
  isOpening?: boolean;
  /** Whether it goes to the one person whom it is about. */
  isToOne?: boolean;
  /** Whether it goes into a chat, where nothing has a subject. */
  isChat?: boolean;
}

/** @param goesOn whether something has been answered that the message may go on about */
export function requestIn(message: string, goesOn: boolean): Request {
  const minutes = minutesIn(message);
  const first = formAsked(message, goesOn);
  const isSent = first?.form === 'email' && goesOn;
  const rest = without(isSent ? message.replace(GOES_INTO, ' ') : message, first);
  // “Too long. What do I say …?”
  const second = first?.form === 'shorter' && goesOn ? formAsked(rest, goesOn) : undefined;
  const found = second ?? first;
  const isShort = second !== undefined || (isSent && SHORT.test(rest));
  const about = second ? without(rest, second) : isSent ? rest.replace(SHORT, ' ').trim() : rest;
  return {
    ...(found && { form: found.form }),
    ...(isShort && { isShort: true }),
    about,
    alone: saysNothing(about),
    ...(minutes !== undefined && { minutes }),
    ...countIn(message),
    ...mostWordsIn(message),
    ...(found?.form === 'words' && OPENING.test(message) && { isOpening: true }),
    ...(found?.form === 'email' && TO_ONE.test(message) && { isToOne: true }),
    ...(CHAT.test(message) && { isChat: true }),
  };
}

/** How long a text may be, beside what it is. */
const SHORT =
  /\b(?:(?:a (?:bit|lot)|much) )?(?:shorter|short|brief(?:ly)?|quick|(?:one|two|three|four|five|\d) (?:lines?|sentences?))\b/i;

function without(message: string, found: { pattern: RegExp } | undefined): string {
  return (found ? message.replace(found.pattern, ' ') : message).replace(/\s+/g, ' ').trim();
}
