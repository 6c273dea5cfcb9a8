import type { PersonaWeights } from '@coachlab/contracts';
import type { JourneyMode } from '../kept.ts';
import {
  LEARNING_STAGES,
  learningStage,
  stageShows,
  type LearningStage,
  type Metadata,
} from './learning-stage.ts';
import { own } from './lookup.ts';
import { decimal, fitScore } from './scores.ts';

export interface NextInput<A> {
  /** The artifact the visitor is on. */
  currentId: string;
  artifacts: readonly A[];
  metadata: Metadata;
  weights: PersonaWeights | undefined;
  completed: readonly string[];
  mode: JourneyMode;
  hasProfile: boolean;
}

export interface NextArtifact<A> {
  artifact: A;
  stage: LearningStage;
  heading: 'Your Next Step' | 'Recommended Next';
  line: string;
}

/** Only once the current artifact is complete and a coaching profile exists; equal scores keep the API's order. */
export function nextArtifact<A extends { id: string }>(input: NextInput<A>): NextArtifact<A> | undefined {
  const { currentId, artifacts, metadata, weights, completed, mode, hasProfile } = input;
  if (!hasProfile || !completed.includes(currentId)) return undefined;
  const stage = learningStage(completed, metadata);
  const guided = mode === 'guided';

  let best: { artifact: A; score: number } | undefined;
  for (const artifact of artifacts) {
    if (artifact.id === currentId || completed.includes(artifact.id)) continue;
    const entry = own(metadata, artifact.id);
    if (guided && !(entry && stageShows(stage, entry.level))) continue;
    const score = entry ? decimal(fitScore(entry, weights)) : 0;
    if (!best || score > best.score) best = { artifact, score };
  }
  if (!best) return undefined;
  return {
    artifact: best.artifact,
    stage,
    heading: guided ? 'Your Next Step' : 'Recommended Next',
    line: guided ? LEARNING_STAGES[stage].line : 'Personalized for your coaching journey',
  };
}
