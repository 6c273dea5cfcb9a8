import type { Situation } from '@coachlab/contracts';
import { SURE } from '../../situations/confidence.ts';
import { isTold } from '../faq.ts';
import { asksForDecision, isNo, verdictIn } from '../decision.ts';
import { firstSentence, paragraphs, quoted } from '../phrases.ts';
import type { Verdict } from '../coach-content.ts';
import type { Move, Turn } from '../turn.ts';
import { about } from './situation.ts';

const LONGEST = 180;
/** Words of a new story. */
const OWN_STORY = 14;

/** “Final answer?”, “so should I go to his boss, or not?”: yes or no, about what is under way. */
export const decide: Move = (turn) => {
  const { situation: of, subject, message, match } = turn;
  if (!of || subject?.kind !== 'situation') return undefined;
  const [first] = match.candidates;
  const isNew = first && first.situation !== of && match.confidence >= SURE;
  if (isNew && message.split(/\s+/).length > OWN_STORY) return undefined;
  // A general yes or no may say the opposite of what the situation's own questions say.
  if (of.faq && verdictIn(message, turn.content.verdicts, of.theme)?.isGeneral) return undefined;
  const text = decisionText(turn, of);
  return text ? about(turn, { situation: of, others: [] }, text) : undefined;
};

/** The answer to what is to be decided now, or was before a plain answer was asked for. */
export function decisionText(turn: Turn, of?: Situation): string | undefined {
  const { message, before, content } = turn;
  if (message.length > LONGEST) return undefined;
  const own = verdictIn(message, content.verdicts, of?.theme);
  const asksAgain = asksForDecision(message);
  if (!own && !asksAgain) return undefined;
  const verdict = own ?? earlierVerdict(turn);
  if (!verdict) return of && plainAnswer(of);
  return isTold(verdict.because, before)
    ? paragraphs(`**${verdict.says}** That stands.`, of && firstSentence(of.doFirst))
    : paragraphs(`**${verdict.says}** ${verdict.because}`, verdict.unless, sentenceFor(turn, verdict, of));
}

/** The answer to what the visitor last asked to decide. */
export function earlierVerdict({ question, content }: Turn): Verdict | undefined {
  const asked = question.history.filter(({ role }) => role === 'user').toReversed();
  for (const { content: told } of asked) {
    const verdict = verdictIn(told, content.verdicts);
    if (verdict) return verdict;
  }
  return undefined;
}

/** Nothing was asked that is answered by yes or no. */
function plainAnswer({ doFirst, avoid }: Situation): string {
  return paragraphs(`**${firstSentence(doFirst)}** That comes before anything else.`, firstSentence(avoid));
}

/** A sentence to go with it that has not been said yet. */
function sentenceFor({ before }: Turn, verdict: Verdict, of?: Situation): string | undefined {
  const lines = [verdict.say ?? [], isNo(verdict) ? [] : (of?.sayThis ?? [])].flat();
  const fresh = lines.find((line) => !before.includes(line));
  return fresh && `> ${quoted(fresh)}`;
}
