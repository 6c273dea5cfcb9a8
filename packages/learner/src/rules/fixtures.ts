import type { ArtifactMetadata, PersonaWeights } from '@coachlab/contracts';
import type { Metadata } from './learning-stage.ts';

/** For tests: metadata with only what a case is about. */
export function meta(part: Partial<ArtifactMetadata> = {}): ArtifactMetadata {
  return {
    level: 'L1',
    mode: 'T',
    framework: [],
    difficulty: 'Beginner',
    time_minutes: 15,
    prerequisites: [],
    persona_fit: {},
    ...part,
  };
}

/** `n` ids of a level: `L1-1`, `L1-2`, … */
export function idsOf(level: string, n: number): string[] {
  return Array.from({ length: n }, (_, at) => `${level}-${at + 1}`);
}

/** Twenty artifacts of each level. */
export const LEVELLED: Metadata = Object.fromEntries(
  (['L1', 'L2', 'L3'] as const).flatMap((level) => idsOf(level, 20).map((id) => [id, meta({ level })])),
);

export function weights(part: Partial<PersonaWeights> = {}): PersonaWeights {
  return { level: {}, mode: {}, framework: {}, time: {}, ...part };
}
