import { judgementOf } from './classifier/judgement.ts';
import { concernIn } from './concern-in.ts';
import { saidInPassing } from './in-passing/said-in-passing.ts';
import { sentencesOf } from './parts-of.ts';

/** The sentences of a text in which a danger is found that is more than faint, as they are written; of one that no sentence tells alone, the two that tell it. */
export function sentencesOfDanger(text: string): string[] {
  const concern = concernIn(text);
  if (!concern || concern.faint) return [];
  const sentences = sentencesOf(text);
  const inPassing = saidInPassing(text)?.sentences ?? [];
  const found = sentences.filter((sentence) => inPassing.includes(sentence) || isDanger(sentence));
  return found.length > 0 ? found : clearestPair(sentences);
}

function isDanger(sentence: string): boolean {
  const concern = concernIn(sentence);
  return concern !== undefined && !concern.faint;
}

function clearestPair(sentences: readonly string[]): string[] {
  const pairs = sentences.map((sentence, at) => [sentence, ...sentences.slice(at + 1, at + 2)]);
  const danger = (pair: readonly string[]) => judgementOf(pair.join(' ')).danger;
  return pairs.toSorted((one, other) => danger(other) - danger(one))[0] ?? [];
}
