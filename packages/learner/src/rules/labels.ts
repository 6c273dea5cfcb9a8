import type { Level, Mode } from '@coachlab/contracts';
import { own } from './lookup.ts';

export const MODE_LABELS: Record<Mode, string> = {
  T: 'Template',
  S: 'Script',
  R: 'Reflection',
  M: 'Mindset',
};

/** On badges. The lab's level filter has its own words: {@link LEVEL_FILTER_LABELS}. */
export const LEVEL_LABELS: Record<Level, string> = { L1: 'Foundation', L2: 'Practitioner', L3: 'Strategist' };

export const LEVEL_FILTER_LABELS: Record<Level, string> = {
  L1: 'L1 Foundation',
  L2: 'L2 Practice',
  L3: 'L3 Mastery',
};

const GOAL_LABELS: Record<string, string> = {
  confidence: 'Build confidence',
  skill: 'Improve a specific skill',
  system: 'Design a coaching system',
  enable: 'Enable others to coach',
  executive: 'Get executive outcomes',
};

const TRACK_LABELS: Record<string, string> = {
  trust: 'Building trust',
  feedback: 'Giving feedback',
  alignment: 'Creating alignment',
  performance: 'Driving performance',
  development: 'Supporting development',
};

export function goalLabel(goal: string): string {
  return own(GOAL_LABELS, goal) ?? 'Building coaching skills';
}

export function trackLabel(track: string): string {
  return own(TRACK_LABELS, track) ?? 'Performance improvement';
}
