import type { Situation } from '@coachlab/contracts';
import { sentencesOf } from '../forms/email.ts';
import { OF_THE_LAW } from '../limit.ts';
import { bullets, paragraphs } from '../phrases.ts';
import type { Move } from '../turn.ts';
import { about } from './situation.ts';

const ASKS =
  /\b(?:legal|legally|illegal|lawful|unlawful|against the law|(?:allowed|permitted) to|is (?:that|it|this) (?:even )?(?:allowed|permitted)|sue me)\b/i;
const LONGEST = 60;

/** “Is that legal?”, about what is under way: that it depends, who knows, and what is safe in any case. */
export const isItLegal: Move = (turn) => {
  const { situation: of, subject, message } = turn;
  if (!of || subject?.kind !== 'situation' || message.length > LONGEST || !ASKS.test(message))
    return undefined;
  const sure = ofTheLaw(of, turn.before);
  const text = paragraphs(
    OF_THE_LAW.says,
    sure.length > 0 && paragraphs('What holds in most places:', bullets(sure)),
    'Ask HR like this: “I’m planning to ____, because ____. May I, from which day, in what form, and what may I not ask or write down?”',
  );
  return about(turn, { situation: of, others: [] }, text);
};

const MOST = 3;
const SAYS_SO =
  /\b(?:may not (?:ask|be|say)|in (?:many|most|some) (?:places|countries)|(?:a|the|have) rights? to|the law|unlawful|protected|diagnosis|by contract|need HR|HR first)\b/i;

/** What the situation says of it, and has not been said just now. */
function ofTheLaw({ beyondCoaching = '', avoid, doFirst, faq = [] }: Situation, before: string): string[] {
  return [beyondCoaching, avoid, doFirst, ...faq.map(({ answer }) => answer)]
    .flatMap(sentencesOf)
    .filter((sentence) => SAYS_SO.test(sentence) && !/[“”]/.test(sentence) && !before.includes(sentence))
    .slice(0, MOST);
}
