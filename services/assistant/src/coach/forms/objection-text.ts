import type { Objection } from '../objection.ts';
import { paragraphs, quoted } from '../phrases.ts';

/** How an answer begins that meets what the other side says. */
export function theySay({ quoted: words }: Objection): string {
  return `**If they say:** *“${words}”*`;
}

/** What can be said to an objection of no kind that is known. */
export function objectionText(objection: Objection, answer: string): string {
  return paragraphs(
    theySay(objection),
    answer,
    `> ${quoted(`You say that ${objection.saidBack}. I won't argue about it, and I'd like to understand it: what makes you see it that way? What I came to ask of you stays all the same.`)}`,
  );
}
