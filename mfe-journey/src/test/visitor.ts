import type { CoachingProfile } from '@coachlab/learner';

const PROFILE: CoachingProfile = {
  role: 'manager',
  goal: 'skill',
  style: 'scripts',
  confidence: 3,
  time: '90',
  constraints: [],
  track: 'no',
  persona: 'enabler',
};

interface Visitor {
  profile?: Partial<CoachingProfile>;
  completed?: string[];
  [key: string]: unknown;
}

/** A browser in which somebody has been before. */
export function visitor({ profile, completed, ...keys }: Visitor): void {
  localStorage.clear();
  if (profile) localStorage.setItem('coaching_profile', JSON.stringify({ ...PROFILE, ...profile }));
  if (completed) localStorage.setItem('completed_items', JSON.stringify(completed));
  for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, String(value));
}
