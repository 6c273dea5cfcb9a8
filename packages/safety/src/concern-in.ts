import { judgementOf } from './classifier/judgement.ts';
import type { Concern } from './concern.ts';
import { partsOf, storyOf } from './parts-of.ts';
import { concernByRules } from './rules/concern-by-rules.ts';

/**
 * The most urgent danger that a text speaks of, or undefined. Rules know what they list and tell what it is; a classifier knows
 * what is like it, and doubts a rule where everything else in the text is harmless. Errs towards seeing a danger: what may be
 * harmless comes back as not sure.
 */
export function concernIn(text: string): Concern | undefined {
  const ruled = concernByRules(text);
  const { concern: judged, isSure, isDoubtful, isFaint } = judgementOf(text);
  const concern = ruled ? { ...ruled, sure: ruled.sure ? !isDoubtful : isSure } : judged;
  // What a rule knows is asked about, whatever else the text sounds like.
  if (!concern || ruled) return concern;
  return borneOut(!concern.sure && isFaint ? { ...concern, faint: true } : concern, text);
}

/**
 * A story gathers words that stand in stories of danger. What the classifier alone sees in the whole has to be seen in some part
 * of it as clearly; else it counts for less. In a long one the clearest sentence decides: with every sentence more, the whole
 * sounds more like danger, whatever it is about, and one of many is likelier to by chance.
 */
function borneOut(concern: Concern, text: string): Concern | undefined {
  if (wordsOf(text) >= LONG_STORY) return ofClearestSentence(concern, text);
  const parts = partsOf(text);
  if (parts.length === 0) return concern;
  const clearest = Math.max(...parts.map(clarityOf));
  if (clearest >= (concern.sure ? SURE : concern.faint ? FAINT : DOUBTFUL)) return concern;
  return clearest === DOUBTFUL ? { ...concern, sure: false } : { ...concern, sure: false, faint: true };
}

/** Words of a story from which on its sentences are judged one by one; no text that the classifier learned from has as many. */
const LONG_STORY = 40;
/** How far a sentence of a long story has to stand out to be asked about. */
const STANDS_OUT = 2;
/** How far two sentences in a row have to, to be pointed at. */
const PAIR_STANDS_OUT = 1;

/** A sentence that is recognised alone is recognised in a story, too. */
function ofClearestSentence(concern: Concern, text: string): Concern | undefined {
  const { sentences, pairs } = storyOf(text);
  const clearest = clearestOf(sentences);
  if (clearest.danger > STANDS_OUT)
    return { ...concern, ...natureIn(clearest.text, concern), sure: false, faint: false };
  const isSeen = clearest.isSeen || clearestOf(pairs).danger > PAIR_STANDS_OUT;
  return isSeen ? { ...concern, sure: false, faint: true } : undefined;
}

function clearestOf(parts: readonly string[]): { text: string; danger: number; isSeen: boolean } {
  const judged = parts.map((text) => {
    const { danger, concern } = judgementOf(text);
    return { text, danger, isSeen: concern !== undefined };
  });
  const [clearest] = judged.toSorted((one, other) => other.danger - one.danger);
  return clearest ?? { text: '', danger: -Infinity, isSeen: false };
}

/** What it is, and whose, by the sentence that says it. */
function natureIn(sentence: string, { kind, who }: Concern): Pick<Concern, 'kind' | 'who'> {
  const { concern } = judgementOf(sentence);
  return concern ? { kind: concern.kind, who: concern.who } : { kind, who };
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}

const [FAINT, DOUBTFUL, SURE] = [1, 2, 3];

function clarityOf(part: string): number {
  const ruled = concernByRules(part);
  const { concern, isFaint } = judgementOf(part);
  if (ruled?.sure || concern?.sure) return SURE;
  if (ruled || (concern && !isFaint)) return DOUBTFUL;
  return concern ? FAINT : 0;
}
