import type { Situation } from '@coachlab/contracts';
import { paragraphs } from '../phrases.ts';
import { emailText } from './email.ts';

const WRITTEN =
  /\b(?:e-?mail(?:s|ed)?|mail(?:s|ed)?|wrote|writes?|written|messaged?|messages?|text(?:s|ed)?|whatsapp|letter|sent|post(?:s|ed)?|reply|write back)\b/i;
/** With the slips that those make who are in a hurry. */
const ANSWER = String.raw`(?:an[sw]{1,3}er|anwser|answr|reply|response|respond)`;
const DUE = new RegExp(
  String.raw`\b(?:what|how) (?:do|should|can|could|shall|would|must) (?:i|we) (?:\w+ )?(?:write(?: back)?|reply|respond|text back)\b|\bwrite back\b|\b(?:need|have|has|got|must|want)s? (?:to |an? |my |the )?(?:\w+ )?${ANSWER}\b(?! (?:to )?(?:e-?mails|mails|messages|calls))|\b(?:wants?|expects?|waits? for|waiting for|asks? for|asked for|needs?|demands?) (?:an? |my |our |the )?(?:\w+ )?${ANSWER}\b|\b${ANSWER}\b.{0,16}\b(?:by|until|till?|til|before|today|tonight|tonite|now|asap|this (?:morning|evening|afternoon))\b`,
  'i',
);

/** That nobody has answered the visitor. */
const NONE =
  /\b(?:no|any|without an?|never an?) (?:answer|reply|response)\b|\bwait(?:s|ed|ing)? for (?:his|her|their|an?) (?:answer|reply|response)\b/gi;

/** Whether somebody has written and waits for an answer. */
export function isReplyDue(message: string): boolean {
  return WRITTEN.test(message) && DUE.test(message.replace(NONE, ' '));
}

/** Who may have written, and by what words the one is named to whom a situation's email goes. */
const SENDERS: readonly [RegExp, RegExp][] = [
  [/\bsponsor|\bclient'?s (?:boss|director|manager)|\bdirector\b/i, /\bsponsor\b/i],
  [/\bparents?\b|\bmother\b|\bfather\b/i, /\bparents?\b/i],
  [/\bclients?\b|\bcustomers?\b/i, /\bclient|\bcustomer/i],
  [/\bmy (?:own )?(?:boss|manager|director)\b/i, /\bboss\b|\bmanager\b/i],
];

/** A message that can be sent at once: the situation's own, where it goes to the one who wrote; else one that gains the time for a good answer. */
export function replyText(email: Situation['email'], message: string): string {
  const own = email && SENDERS.some(([wrote, named]) => wrote.test(message) && named.test(email.to));
  return paragraphs(
    '**Your reply, to be sent as it is or changed:**',
    own ? emailText(email, undefined, false) : HOLDING,
  );
}

const HOLDING =
  '~~~text\nHello ____,\n\nThank you for your message. I have read it and I take it seriously. I don’t want to answer it in a hurry: I’m looking into it now, and by ____ you’ll hear from me what I have found and what happens next. If something can’t wait until then, you reach me on ____.\n\n____\n~~~\n\nIt promises no result, names nobody, and keeps its date. The answer itself comes after what stands below.';
