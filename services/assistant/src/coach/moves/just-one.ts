import { sentencesOf } from '../forms/email.ts';
import { quoted } from '../phrases.ts';
import { formText } from '../forms/forms.ts';
import type { Move } from '../turn.ts';
import { sayable } from './about-situation.ts';
import { about } from './situation.ts';

const ONE =
  /\b(?:just|only) (?:one|1|a single)\b(?! (?:who|that|in|of|here|the|we|i|he|she|they|my|our)\b)|\b(?:the )?(?:one|single|most important|number one|key) (?:thing|step|tip|point|action|advice|sentence|question|line|idea|message)\b|\b(?:one|a single) (?:sentence|question|line|step|tip|thing)(?: only)?(?: please| to (?:ask|say|do))?\W*$|\bwhat (?:matters|counts) most\b|\bwhat do i do first\b|\bin (?:one|a) (?:word|sentence)\b/i;
/** To be said, unless all that was answered is wanted in one. */
const SENTENCE = /(?<!\bin )\b(?:one|1|a|single) (?:\w+ )?sentence\b/i;
const LONGEST = 70;

/** “Just one thing”: the one that matters most, and nothing beside it. */
export const justOne: Move = (turn) => {
  const { subject, message, catalogue, name } = turn;
  if (subject?.kind !== 'situation' || message.length > LONGEST || !ONE.test(message)) return undefined;
  const of = subject.situation;
  const wants = (words: RegExp) => words.test(message);
  if (wants(/question|\bask\b/i) || (subject.form === 'questions' && !wants(/sentence|thing|step/i)))
    return about(turn, { situation: of, others: [] }, `Ask this: ${firstQuestion()}`);
  if (wants(SENTENCE)) return about(turn, { situation: of, others: [] }, sayable(turn, of, 1));
  if (wants(/\bsay\b|\btell\b|\bline\b/i) || subject.form === 'words')
    return about(
      turn,
      { situation: of, others: [] },
      formText('words', of, { short: true, name, catalogue }),
    );
  return about(turn, { situation: of, others: [] }, `**${firstStep(of.doFirst)}**`);

  function firstQuestion(): string {
    return quoted(of.questions?.[0] ?? of.sayThis.find((line) => line.includes('?')) ?? of.sayThis[0]!);
  }
};

/** What is to be done in any case, and not only where somebody is in danger. */
function firstStep(doFirst: string): string {
  const steps = sentencesOf(doFirst);
  const step = steps.find((one) => !CONDITION.test(one)) ?? steps[0]!;
  return step;
}

const CONDITION = /^(?:If|Where|When|Otherwise|In an emergency)\b/;
