import type { RolloutPlan } from '@coachlab/contracts';

/** `1, 10, 50, 100` percent and minutes as a plan; else what is wrong with them. The registry has the last word. */
export function planOf(steps: string, minutes: string): RolloutPlan | string {
  const percents = steps.split(',').map((each) => Number(each.trim().replace('%', '') || Number.NaN));
  const rising = percents.every((each, i) => each > (percents[i - 1] ?? 0) && each <= 100);
  if (!rising || percents.at(-1) !== 100) return 'Write rising percentages with commas; the last one is 100.';
  const every = Number(minutes);
  if (!Number.isFinite(every) || every <= 0) return 'Each step takes some minutes: write a number above 0.';
  return {
    steps: percents.map((each) => Math.round(each * 100)),
    every: Math.round(every * 60_000),
  };
}
