import type { Situation } from '@coachlab/contracts';
import { paragraphs, quoted } from '../phrases.ts';
import type { Make } from './filling.ts';
import { openingOf } from './own-facts.ts';
import { refusedAloud } from './refusal-text.ts';
import { repliesText } from './replies.ts';
import { sentencesToSay, unquoted } from './sentences-to-say.ts';

/** What is said aloud: the opening, all of it, or a line. */
export const wordsText: Make = (of, { name, short = false, matter, refusal, isOpening, count }) => {
  const own = matter ? openingOf(matter) : refusal && refusedAloud(refusal, name);
  if (isOpening) return openingText(of, own, name, count);
  if (own) return script(withOpening(of, own, short || refusal !== undefined), undefined);
  return short ? `> ${quoted(addressed(of.sayThis[0]!, name))}` : script(of, name);
};

/** The situation with the visitor's own first sentence. */
function withOpening(of: Situation, opening: string, short: boolean): Situation {
  const { questions = [] } = of;
  return {
    ...of,
    sayThis: short ? [opening] : [opening, ...of.sayThis.slice(1)],
    questions: short ? [] : questions,
    replies: short ? [] : (of.replies ?? []),
    agenda: short ? [] : (of.agenda ?? []),
  };
}

/** The first sentence, as many more as are wanted, and what to do until they answer. */
function openingText(
  { sayThis, replies = [] }: Situation,
  own: string | undefined,
  name: string | undefined,
  count?: number,
): string {
  const first = own ?? addressed(unquoted(sayThis[0]!), name);
  if (count) return sentencesToSay([first, ...sayThis.slice(own ? 0 : 1)], count);
  return paragraphs(
    `> ${quoted(first)}`,
    'Then stop, and let the other side speak, even if it takes a while.',
    repliesText(replies.slice(0, 1)),
  );
}

/** Opening lines, then questions, then how it ends. */
function script(of: Situation, name: string | undefined): string {
  const { questions = [], agenda = [], replies = [] } = of;
  const close = /^\d+ min: (.*)$/s.exec(agenda.at(-1) ?? '')?.[1];
  return paragraphs(
    name ? `**To be said aloud**, to ${name}:` : '**To be said aloud**, with a pause after the first:',
    spoken(of, name),
    repliesText(replies),
    questions.length > 0 && `Then ask, and wait: ${questions.slice(0, 2).map(quoted).join(' ')}`,
    close && `To close: ${close.replace(/\.?$/, '.')}`,
  );
}

export function spoken({ sayThis }: Situation, name: string | undefined): string {
  return sayThis.map((line, at) => `> ${quoted(at === 0 ? addressed(line, name) : line)}`).join('\n>\n');
}

/** With the name before it, where it has none. */
export function addressed(line: string, name: string | undefined): string {
  if (!name || line.includes(name)) return line;
  return `${name}, ${line.replace(/^(["“[]*)(?!I\b|I['’])(\p{Lu})(?!\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase())}`;
}
