import type { Matter } from '../matter.ts';
import { bullets, numbered, paragraphs, quoted } from '../phrases.ts';
import type { Form } from '../requests.ts';
import { agendaOf, emailOf, headOf, openingOf } from './own-facts.ts';

interface Limits {
  minutes: number | undefined;
  isShort: boolean;
  /** Whether only the beginning is wanted. */
  isOpening?: boolean;
}

/** What is asked for, made from the visitor's facts where nothing written is about them. */
export function matterText(
  form: Form,
  matter: Matter,
  { minutes, isShort, isOpening }: Limits,
): string | undefined {
  if (form === 'email') return emailOf(matter, undefined, isShort);
  if (form === 'words') return isOpening ? opening(matter) : script(matter, isShort);
  if (form === 'agenda') return agenda(matter, minutes);
  if (form === 'checklist') return checklist(matter);
  return undefined;
}

function opening(matter: Matter): string {
  return paragraphs(
    `> ${quoted(openingOf(matter))}`,
    'Then stop, and let the other side speak, even if it takes a while.',
  );
}

function script(matter: Matter, isShort: boolean): string {
  return paragraphs(
    '**To be said aloud**, with a pause after the first:',
    `> ${quoted(openingOf(matter))}`,
    !isShort &&
      `> ${quoted('I know what I know of it, and not how it looks from your side. How is it for you?')}`,
    !isShort &&
      'To close: say back what you heard, what follows, who does what, and on which day you look at it again.',
  );
}

function agenda(matter: Matter, minutes = 30): string {
  if (matter.topics.length > 0) return paragraphs(agendaOf(matter, minutes), headOf(matter));
  const share = (part: number) => Math.max(2, Math.round(minutes * part));
  const [open, listen, agree, close] = [share(0.1), share(0.4), share(0.3), share(0.1)];
  return paragraphs(
    `**Agenda, ${minutes} minutes**`,
    headOf(matter),
    numbered([
      `${open} min: why we meet, and what must be clear at the end`,
      `${listen} min: how each of us sees it, the other side first`,
      `${minutes - open - listen - agree - close} min: what we know for certain: days, numbers, who was there`,
      `${agree} min: what is done differently, by whom, by when`,
      `${close} min: say it back, and fix the day on which we look at it again`,
    ]),
  );
}

function checklist(matter: Matter): string {
  return paragraphs(
    '**Checklist**',
    headOf(matter),
    bullets(
      [
        'These facts once more, from whoever knows them first hand',
        'Who must know before the others, and who tells them',
        'What is decided, and what is still open',
        'A room, a quarter of an hour more than you need, and the first sentence written down',
        'Who does what by when, in three lines, on the same day',
        'The day on which you look at it again',
      ].map((one) => `☐ ${one}`),
    ),
  );
}
