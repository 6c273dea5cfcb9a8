import { matterText } from '../forms/matter-text.ts';
import { formIn } from '../subject.ts';
import { decisionText } from './decide.ts';
import type { Move } from '../turn.ts';

/** “Shorter”, “an agenda for it”, of a text that was made from the visitor's facts alone. */
export const madeAgain: Move = (turn) => {
  const { subject, before, request, matter } = turn;
  const made = subject ? undefined : formIn(before);
  const decided = made && decisionText(turn);
  if (decided) return { text: decided };
  if (!made || !matter || !request.form || !request.alone) return undefined;
  const isShort = request.form === 'shorter';
  const text = matterText(isShort ? made : request.form, matter, { minutes: request.minutes, isShort });
  return text ? { text } : undefined;
};
