import type { SituationTheme } from '@coachlab/contracts';
import type { Verdict } from './coach-content.ts';
import { saidBack } from './perspective.ts';

/** A question that is answered by yes or no, or by one of two. */
interface Decision {
  /** What is asked, from “should I” on. */
  asks: string;
  /** “A or B?”: the two, in the visitor's words. */
  options?: [string, string];
}

const SELF = String.raw`(?:i|we|one)`;
const ASKS = new RegExp(
  String.raw`(?<!\b(?:what|how|when|why|where|which|who|whom|whose|much|many|often|long|soon)(?: \w+){0,3} )\b(?:(?:should|shall|may|must|ought) ${SELF}\b|do (?:i|we)\b(?! (?:do|know|think)\b)|(?:do|did) ${SELF} (?:have|need|really have|really need) to\b|(?:can|could) ${SELF}\b(?! (?:have|get|see) (?:an?|the|some)\b)|(?:is|would|was|isn't) (?:it|that|this) (?:\w+ )?(?:ok(?:ay)?|right|wrong|fair|unfair|normal|allowed|acceptable|appropriate|unprofessional|fine|wise|reasonable|better|best|good|bad|legitimate|a (?:good|bad) (?:idea|sign)|a mistake|too (?:early|late|soon|harsh|much|hard|soft))\b|am i (?:\w+ )?(?:wrong|right|allowed|too|being too|overreacting|unfair)\b|would you\b(?! (?:say|like|mind|please|help|write|draft|give|word|phrase|put|start|begin|open|handle|approach|deal)\b)|does it make sense\b|is there any point\b)[^?.!]*`,
  'i',
);
/** The answer to one that was asked before. */
const ASKS_FOR_IT =
  /\b(?:yes or no|(?:the |your )?final (?:answer|word|decision)|should (?:i|we)(?: now)?,? or (?:should(?:n't)?|not)|(?:do|should) i or (?:don'?t|shouldn'?t) i|so (?:is that|is it|that'?s) an? (?:yes|no)|what would you do|what do you (?:think|advise|say)|your (?:opinion|verdict|advice|recommendation)|make up your mind|just (?:tell me|answer|decide)|decide for me|straight answer|clear answer|which is it|so which one|bottom line|or not)\b/i;

/** What is to be decided in a message. */
function decisionIn(message: string): Decision | undefined {
  const plain = message.replaceAll('’', "'");
  const asks = ASKS.exec(plain)?.[0].trim();
  if (!asks || /^(?:can|could|may) i (?:ask you|please)/i.test(asks)) return undefined;
  const options = optionsIn(asks);
  return options ? { asks, options } : { asks };
}

/** “Final answer?”, “should I or should I not”: the decision is in what was said before. */
export function asksForDecision(message: string): boolean {
  return ASKS_FOR_IT.test(message.replaceAll('’', "'"));
}

const MODAL =
  /^(?:(?:should|shall|may|must|can|could|would|do|did|is|am|does)\b\s*)(?:(?:i|we|you|it|that|this|one)\b\s*)?(?:(?:have|need|better|best|right|ok(?:ay)?|make sense)\s+)?(?:to\s+)?(?:rather\s+)?/i;

function optionsIn(asks: string): [string, string] | undefined {
  const [one, other, more] = asks
    .replace(MODAL, '')
    .split(/,?\s+\bor\b\s+(?:rather |just |better |should i |do i |is it better to )?/i);
  if (!one || !other || more || /^(?:not|no|else|something|so)\b/i.test(other)) return undefined;
  return [one.trim(), other.trim()];
}

/**
 * The answer to what a message asks to decide.
 * @param theme of the situation that is spoken of
 */
export function verdictIn(
  message: string,
  all: readonly Verdict[],
  theme?: SituationTheme,
): Verdict | undefined {
  const verdicts = all.filter(({ themes }) => !themes || (theme !== undefined && themes.includes(theme)));
  const decision = decisionIn(message);
  if (!decision) return undefined;
  // “He wants me to answer publicly. Should I?”
  const isBare = decision.asks.split(/\s+/).length <= BARE;
  const verdict = verdictOn(isBare ? { asks: message } : decision, verdicts);
  return isBare && verdict?.isGeneral ? undefined : verdict;
}

/** “Should I?”, “should I or not?” */
const BARE = 4;

/** Whether what was asked about is better left. */
export function isNo({ says }: Verdict): boolean {
  return /^(?:No|Only|Don)/.test(says);
}

/** What can be taken back, and leaves the other side a say, before what can't and doesn't. */
const RANKS: readonly RegExp[] = [
  /\b(?:talk|speak|ask|listen|say|tell (?:him|her|them|\w+) (?:first|directly|privately|alone)|alone|private\w*|in person|face to face|one[- ](?:to|on)[- ]one|direct\w*)\b/i,
  /\b(?:try|test|pilot|small|help|support|coach|train|teach|explain|mediate|offer|step in)\b/i,
  /\b(?:tell|inform|share|write|announce|honest|open)\b/i,
  /\b(?:wait|leave it|let it|let them|ignore|say nothing|keep quiet|stay out|later)\b/i,
  /\b(?:report|escalate|formal\w*|hr|warn\w*|above|boss|move|transfer|split)\b/i,
  /\b(?:fire|dismiss|sack|let (?:him|her|them|\w+) go|quit|resign|cancel|end|public\w*|in front of)\b/i,
];

/** The coach's answer: what is known about it, or, of two, the one that can still be taken back. */
function verdictOn({ asks, options }: Decision, verdicts: readonly Verdict[]): Verdict | undefined {
  const known = verdicts.find(({ asked }) => new RegExp(asked, 'i').test(asks));
  const [one, other] = options ?? [];
  if (!one || !other || (known && !known.isGeneral)) return known;
  const [first, second] = [rankOf(one), rankOf(other)];
  if (first === second) return known;
  const [taken, left] = first < second ? [one, other] : [other, one];
  return {
    asked: '',
    says: `First this: ${saidBack(taken)}.`,
    because: `If it doesn’t help, you can still choose the other (“${saidBack(left)}”); the other way round it’s harder to go back.`,
    unless:
      'It would be the other way if somebody were in danger, or if you had done exactly this already and nothing had moved.',
  };
}

function rankOf(option: string): number {
  const at = RANKS.findIndex((words) => words.test(option));
  return at < 0 ? 2 : at;
}
