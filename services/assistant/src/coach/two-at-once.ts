import type { Situation } from '@coachlab/contracts';
import { ASKS } from './asked-in-particular.ts';
import { paragraphs } from './phrases.ts';
import { requestIn } from './requests.ts';
import { answeredAt, situationIn } from './subject.ts';
import { type Move, type Reply, Turn } from './turn.ts';

/** “Do I do it today, and what if he gets angry?”: each question is answered, where both go on about the same matter. */
export function twoAtOnce(turn: Turn, answer: Move): Reply | undefined {
  const { situation: of, subject, message, match } = turn;
  if (!of || subject?.kind !== 'situation' || match.language || message.split(/\s+/).length > LONGEST)
    return undefined;
  const parts = partsOf(message);
  if (parts.length !== 2) return undefined;
  const replies = parts.flatMap((part) => answer(asking(turn, part)) ?? []);
  const bodies = replies.map(({ text }) => bodyOf(text));
  if (!replies.every(({ text }) => isAbout(turn, text, of)) || new Set(bodies).size < 2) return undefined;
  const [first, second] = replies;
  return { ...first!, text: paragraphs(bodies[0], bodies[1], second!.text.slice(answeredAt(second!.text))) };
}

const LONGEST = 40;
/** Where a second question or wish begins. */
const BEGINS = String.raw`(?:what|how|who|when|where|why|should|shall|do|does|can|could|may|must|is|are|if|give|write|show|tell me)\b`;
const BETWEEN = new RegExp(
  String.raw`(?<=[?!.;])\s+|,?\s+(?:and|also|plus)\s+(?=(?:then |also )?${BEGINS})`,
  'i',
);
const FEWEST = 3;

function partsOf(message: string): string[] {
  const parts = message.split(BETWEEN).map((part) => part.trim());
  return parts.every((part) => part.split(/\s+/).length >= FEWEST && isAsked(part)) ? parts : [];
}

/** A question, or a wish for a text; how long it may be is neither. */
function isAsked(part: string): boolean {
  const { form } = requestIn(part, true);
  return form !== 'shorter' && (form !== undefined || ASKS.test(part));
}

function asking({ question, catalogue, content }: Turn, message: string): Turn {
  return new Turn({ ...question, message }, catalogue, content);
}

function isAbout({ catalogue }: Turn, text: string, of: Situation): boolean {
  return answeredAt(text) >= 0 && situationIn(text, catalogue) === of;
}

function bodyOf(text: string): string {
  return text.slice(0, Math.max(0, answeredAt(text))).trim();
}
