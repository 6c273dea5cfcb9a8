import type { PersonaWeights } from '@coachlab/contracts';
import type { JourneyMode } from '../kept.ts';
import { learningStage, stageShows, type LearningStage, type Metadata } from './learning-stage.ts';
import { journeyScore, quickstartScore, rank, type Scored } from './scores.ts';

export const TIME_FILTERS = ['all', '5', '15', '45', '90'] as const;
export type TimeFilter = (typeof TIME_FILTERS)[number];

const PATH_LENGTH = 10;
const QUICKSTART_LENGTH = 5;

export interface JourneyInput<A> {
  artifacts: readonly A[];
  metadata: Metadata;
  persona: string;
  weights: PersonaWeights | undefined;
  completed: readonly string[];
  mode: JourneyMode;
  time: TimeFilter;
}

export interface JourneyPath<A> {
  stage: LearningStage;
  /** Today's Focus: the top score. */
  focus: Scored<A> | undefined;
  /** Optional Stretch: the best L2 or L3 item that is not done, when it is another than the focus. */
  stretch: Scored<A> | undefined;
  /** The top ten, best first. */
  top: Scored<A>[];
}

export function journeyPath<A extends { id: string }>(input: JourneyInput<A>): JourneyPath<A> {
  const { artifacts, metadata, persona, weights, completed, mode, time } = input;
  const stage = learningStage(completed, metadata);
  const shown = rank(artifacts, metadata, ({ id }, entry) =>
    journeyScore(id, entry, persona, weights, completed),
  ).filter(
    (item) =>
      (mode === 'explore' || stageShows(stage, item.metadata.level)) &&
      fitsTime(item.metadata.time_minutes, time),
  );
  const focus = shown[0];
  const best = shown.find(
    ({ artifact, metadata: { level } }) => level !== 'L1' && !completed.includes(artifact.id),
  );
  return { stage, focus, stretch: best === focus ? undefined : best, top: shown.slice(0, PATH_LENGTH) };
}

/** What the filter begins with: the time that the visitor has said to have. */
export function timeFilterFor(answer: string): TimeFilter {
  return TIME_FILTERS.find((filter) => filter === answer) ?? 'all';
}

/** Items up to the chosen minutes; 90 keeps everything up to 90. */
export function fitsTime(minutes: number, time: TimeFilter): boolean {
  return time === 'all' || minutes <= Number(time);
}

/** The five to start with. */
export function quickstart<A extends { id: string }>(
  artifacts: readonly A[],
  metadata: Metadata,
  persona: string,
  weights: PersonaWeights | undefined,
): Scored<A>[] {
  return rank(artifacts, metadata, (_, entry) => quickstartScore(entry, persona, weights)).slice(
    0,
    QUICKSTART_LENGTH,
  );
}
