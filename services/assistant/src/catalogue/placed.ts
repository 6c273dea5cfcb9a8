import type { Artifact, Situation } from '@coachlab/contracts';
import { addressOf, type Target } from '../site/addresses.ts';
import type { Answered } from './role-reader.ts';

export interface Placed<T> {
  items: T[];
  addresses: [Target, string][];
}

/** Artifacts of all sections, each id once, that are whole and have a page. */
export function placedArtifacts(answers: readonly Answered<Artifact[]>[]): Placed<Artifact> {
  return placed(answers, isArtifact, ({ id }) => `artifact:${id}`);
}

/** The same of situations, by slug. */
export function placedSituations(answers: readonly Answered<Situation[]>[]): Placed<Situation> {
  return placed(answers, isSituation, ({ slug }) => `situation:${slug}`);
}

function placed<T extends object>(
  answers: readonly Answered<T[]>[],
  isWhole: (item: T) => boolean,
  targetOf: (item: T) => Target,
): Placed<T> {
  const found = new Map<Target, { item: T; address: string }>();
  for (const { path, value } of answers) {
    for (const item of path === undefined || !Array.isArray(value) ? [] : value.filter(isWhole)) {
      const address = addressOf(path!, item);
      if (address !== undefined && !found.has(targetOf(item))) found.set(targetOf(item), { item, address });
    }
  }
  return {
    items: [...found.values()].map(({ item }) => item),
    addresses: [...found].map(([target, { address }]) => [target, address]),
  };
}

/** Another team's service answers: an item that lacks what every answer reads must not end all of them. */
function isArtifact(item: Partial<Artifact>): boolean {
  const { id, title, description, category, purpose, tags, outcomes } = item;
  return (
    [id, title, description, category, purpose].every((each) => typeof each === 'string') &&
    [tags, outcomes].every(Array.isArray)
  );
}

function isSituation(item: Partial<Situation>): boolean {
  const { slug, title, theme, goingOn, doFirst, avoid, phrasings, sayThis, artifacts, related } = item;
  return (
    [slug, title, theme, goingOn, doFirst, avoid].every((each) => typeof each === 'string') &&
    [phrasings, sayThis, artifacts, related].every(Array.isArray)
  );
}
