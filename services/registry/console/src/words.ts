import type { ArmFigures, RolloutStatus } from '@coachlab/contracts';

export function percent(basisPoints: number): string {
  return `${basisPoints / 100} %`;
}

/** `1.3 %` of sessions; a dash before there are any. */
export function failedShare({ sessions, failed }: Pick<ArmFigures, 'sessions' | 'failed'>): string {
  if (sessions === 0) return '–';
  const rate = (failed / sessions) * 100;
  return `${rate === 0 || rate >= 10 ? Math.round(rate) : rate.toFixed(1)} %`;
}

export function size(bytes: number): string {
  return bytes < 1_048_576 ? `${Math.round(bytes / 1_024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}

/** `2026-11-21 09:12`, in the reader's own time. */
export function when(iso: string): string {
  const date = new Date(iso);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

export function span(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return `${Math.round(milliseconds / 1_000)} s`;
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

export const PHASES: Record<RolloutStatus['phase'], string> = {
  step: 'In progress',
  gate: 'Waits for a person',
  paused: 'Paused',
  bake: 'Baking: 2 % stay on the release before',
  ended: 'Ended',
};

export const OUTCOMES: Record<NonNullable<RolloutStatus['outcome']>, string> = {
  promoted: 'promoted',
  replaced: 'replaced by another candidate',
  rolled_back: 'rolled back',
  aborted: 'aborted',
};

export const VERDICTS: Record<
  NonNullable<RolloutStatus['verdict']>['state'],
  [words: string, tone: 'done' | 'plain' | 'bad' | 'warn']
> = {
  healthy: ['Healthy', 'done'],
  breach: ['Breach', 'bad'],
  hard_trip: ['Fully broken', 'bad'],
  inconclusive: ['Undecided', 'plain'],
  slower: ['Slower than stable', 'warn'],
  freeze: ['Frozen: both arms fail', 'warn'],
};
