import { sentencesOf } from './forms/email.ts';
import { paragraphs, quoted } from './phrases.ts';
import { phrasePattern } from './phrase-pattern.ts';
import type { Turn } from './turn.ts';

/** What a visitor adds to a matter, and what it changes, whatever the matter is. */
export interface Circumstance {
  phrases: readonly string[];
  /** A heading. */
  taken: string;
  answer: string;
  /** A sentence to go with it; else the matter's own. */
  say?: string;
}

const text = { type: 'string', minLength: 3 };
export const CIRCUMSTANCES = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['phrases', 'taken', 'answer'],
    properties: {
      phrases: { type: 'array', minItems: 1, items: text },
      taken: text,
      answer: text,
      say: text,
    },
  },
};

/** In more words another matter may be told. */
const LONGEST = 45;

/** What is new in a message about a matter that has been answered, and what it changes; nothing that was said before. */
export function circumstanceText({ message, before, content, match }: Turn, own: string): string | undefined {
  if (match.language || message.split(/\s+/).length > LONGEST) return undefined;
  const said = message.replaceAll('’', "'");
  const [found, other] = content.circumstances.filter(
    ({ phrases, taken }) => phrasePattern(phrases).test(said) && !before.includes(taken),
  );
  if (!found) return undefined;
  return paragraphs(
    `**${found.taken}** ${found.answer.trim()}`,
    `> ${quoted(found.say ?? own)}`,
    other && `**${other.taken}** ${sentencesOf(other.answer).slice(0, BESIDE).join(' ')}`,
  );
}

/** Of a second thing that was added, so many sentences. */
const BESIDE = 3;
