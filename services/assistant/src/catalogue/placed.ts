import type { Artifact, Situation } from '@coachlab/contracts';
import { addressOf, type Target } from '../site/addresses.ts';
import type { Answered } from './role-reader.ts';
import { isArtifact, isSituation } from './role-shapes.ts';

export interface Placed<T> {
  items: T[];
  addresses: [Target, string][];
}

/** Artifacts of all sections, each id once, of two the first, that are whole and have a page. */
export function placedArtifacts(answers: readonly Answered<Artifact[]>[]): Placed<Artifact> {
  return placed(answers, isArtifact, ({ id }) => `artifact:${id}`);
}

/** The same of situations, by slug. */
export function placedSituations(answers: readonly Answered<Situation[]>[]): Placed<Situation> {
  return placed(answers, isSituation, ({ slug }) => `situation:${slug}`);
}

/** Of one API; all situations are learned together, which takes the longer the more there are. */
const MOST_ITEMS = 2_000;

function placed<T extends object>(
  answers: readonly Answered<T[]>[],
  isWhole: (item: unknown) => item is T,
  targetOf: (item: T) => Target,
): Placed<T> {
  const found = new Map<Target, { item: T; address: string }>();
  for (const { path, value } of answers) {
    if (path === undefined || !Array.isArray(value)) continue;
    for (const item of value.slice(0, MOST_ITEMS).filter(isWhole)) {
      const address = addressOf(path, item);
      if (address !== undefined && !found.has(targetOf(item))) found.set(targetOf(item), { item, address });
    }
  }
  return {
    items: [...found.values()].map(({ item }) => item),
    addresses: [...found].map(([target, { address }]) => [target, address]),
  };
}
