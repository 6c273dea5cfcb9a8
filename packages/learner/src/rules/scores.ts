import type { ArtifactMetadata, PersonaWeights } from '@coachlab/contracts';
import { own, weightOf } from './lookup.ts';

/** Points off while a prerequisite is open. */
const OPEN_PREREQUISITE = 0.5;
/** What is left of the score of something already done. */
const DONE_FACTOR = 0.1;

export interface Scored<A> {
  artifact: A;
  metadata: ArtifactMetadata;
  score: number;
}

/** Weights of level, mode, each framework and minutes, plus persona_fit; less for open prerequisites; a tenth if done. */
export function journeyScore(
  id: string,
  metadata: ArtifactMetadata,
  persona: string,
  weights: PersonaWeights | undefined,
  completed: readonly string[],
): number {
  let score =
    fitScore(metadata, weights) +
    weightOf(weights?.time, metadata.time_minutes) +
    weightOf(metadata.persona_fit, persona);
  if (metadata.prerequisites.some((needed) => !completed.includes(needed))) score -= OPEN_PREREQUISITE;
  return completed.includes(id) ? score * DONE_FACTOR : score;
}

/** persona_fit times 100, plus the weights of level and mode. */
export function quickstartScore(
  metadata: ArtifactMetadata,
  persona: string,
  weights: PersonaWeights | undefined,
): number {
  return (
    weightOf(metadata.persona_fit, persona) * 100 +
    weightOf(weights?.level, metadata.level) +
    weightOf(weights?.mode, metadata.mode)
  );
}

/** Weights of level, mode and each framework. */
export function fitScore(metadata: ArtifactMetadata, weights: PersonaWeights | undefined): number {
  const frameworks = metadata.framework.reduce((sum, name) => sum + weightOf(weights?.framework, name), 0);
  return weightOf(weights?.level, metadata.level) + weightOf(weights?.mode, metadata.mode) + frameworks;
}

/** Best first. Artifacts without metadata are dropped; equal scores keep the API's order. */
export function rank<A extends { id: string }>(
  artifacts: readonly A[],
  metadata: Record<string, ArtifactMetadata>,
  score: (artifact: A, metadata: ArtifactMetadata) => number,
): Scored<A>[] {
  return artifacts
    .flatMap((artifact) => {
      const entry = own(metadata, artifact.id);
      return entry ? [{ artifact, metadata: entry, score: decimal(score(artifact, entry)) }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
}

/** Weights are decimals: 0.1 + 0.2 must tie with 0.3, whatever order they were added in. */
export function decimal(score: number): number {
  return Math.round(score * 1e9) / 1e9;
}
