import { theySay } from './forms/objection-text.ts';
import { objectionIn } from './objection.ts';
import { paragraphs, quoted } from './phrases.ts';
import type { TheirAnswer } from './their-answers-content.ts';

import type { Turn } from './turn.ts';

/** In more words another matter is told. */
const LONGEST = 40;
/** Somebody else says or does it, now or soon. */
const OF_OTHERS = /\b(?:he|she|they|he's|she's|they're|he'll|she'll|they'll|everyone|everybody|nobody)\b/i;
/** What is only imagined is answered as a turn that the talk may take. */
const IMAGINES =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|yes)\W+)*(?:(?:what|how) (?:do i do |should i do |to do |about )?(?:if|when)|if|suppose|in case)\b/i;

/** What to do and to say where the other side denies, keeps silent, or says that all is well; nothing where a message tells no such thing. */
export function theirAnswer({ message, content, question, match }: Turn): string | undefined {
  const said = plain(message);
  if (match.language || said.split(/\s+/).length > LONGEST || !OF_OTHERS.test(said)) return undefined;
  if (IMAGINES.test(said) && content.whatIfs.some(({ asked }) => new RegExp(asked, 'i').test(said)))
    return undefined;
  const found = content.answers.find((one) => isTold(one, said));
  if (!found) return undefined;
  const earlier = question.history.filter(({ role }) => role === 'user').slice(1);
  const objection = objectionIn(said);
  const isAgain = earlier.some((one) => isTold(found, plain(one.content)));
  return isAgain
    ? paragraphs(`**It stays so.** ${found.again}`)
    : paragraphs(
        objection ? theySay(objection) : `**${found.taken}** ${found.answer}`,
        objection && found.answer,
        `> ${quoted(found.say)}`,
      );
}

function isTold({ told, unless }: TheirAnswer, said: string): boolean {
  return new RegExp(told, 'i').test(said) && !(unless !== undefined && new RegExp(unless, 'i').test(said));
}

function plain(text: string): string {
  return text.replaceAll('’', "'");
}
