import { firstSentence } from '../phrases.ts';
import { formText, quoted } from '../forms/forms.ts';
import type { Move } from '../turn.ts';
import { about } from './situation.ts';

const ONE =
  /\b(?:just|only) (?:one|1|a single)\b|\b(?:the )?(?:one|single|most important|number one|key) (?:thing|step|tip|point|action|advice|sentence|question|line|idea|message)\b|\b(?:one|a single) (?:sentence|question|line|step|tip|thing)(?: only)?(?: please| to (?:ask|say|do))?\W*$|\bwhat (?:matters|counts) most\b|\bwhat do i do first\b|\bin (?:one|a) (?:word|sentence)\b/i;
const LONGEST = 70;

/** “Just one thing”: the one that matters most, and nothing beside it. */
export const justOne: Move = (turn) => {
  const { subject, message, catalogue, name } = turn;
  if (subject?.kind !== 'situation' || message.length > LONGEST || !ONE.test(message)) return undefined;
  const of = subject.situation;
  const wants = (words: RegExp) => words.test(message);
  if (wants(/question|\bask\b/i) || (subject.form === 'questions' && !wants(/sentence|thing|step/i)))
    return about(turn, { situation: of, others: [] }, `Ask this: ${firstQuestion()}`);
  if (wants(/\bsay\b|\btell\b|\bline\b|sentence (?:to|for|i)/i) || subject.form === 'words')
    return about(
      turn,
      { situation: of, others: [] },
      formText('words', of, { short: true, name, catalogue }),
    );
  return about(turn, { situation: of, others: [] }, `**${firstSentence(of.doFirst)}**`);

  function firstQuestion(): string {
    return quoted(of.questions?.[0] ?? of.sayThis.find((line) => line.includes('?')) ?? of.sayThis[0]!);
  }
};
