import type { VerdictState } from '@coachlab/contracts';
import type { Move } from './plan-moves.ts';
import { bakeOf, isLastStep, longestHoldOf, type Progress } from './progress.ts';

/** A phase without an end of its own is counted anew this often while all is well: an old good day hides no new fault. */
const ROUND = 3_600_000;

/** What a verdict asks for by itself, whatever the plan says. */
export function answerTo(verdict: VerdictState, { heldAt, frozenAt }: Progress): Move | null {
  if (verdict === 'breach' || verdict === 'hard_trip') return 'abort';
  if (verdict === 'slower') return heldAt === null ? 'hold' : null;
  return verdict === 'freeze' && frozenAt === null ? 'freeze' : null;
}

/**
 * What the plan's next move is at `now`, if any. It goes on while the verdict on the running round is `healthy`;
 * anything else holds. When that has lasted too long, the team is told once a phase, or the plan goes on if it says so
 * and what is known does not look worse than stable.
 */
export function nextMove(
  progress: Progress,
  { state: verdict, looksWorse = false }: { state: VerdictState; looksWorse?: boolean | undefined },
  now: number,
): Move | null {
  const { plan, phase, step, phaseSince, roundSince, heldAt, frozenAt } = progress;
  const healthy = verdict === 'healthy';
  if (!plan || phase === 'gate' || phase === 'paused') {
    return healthy && now - roundSince >= ROUND ? 'round' : null;
  }
  const elapsed = now - phaseSince;
  const least = phase === 'bake' ? bakeOf(plan) : plan.every;
  const isTooLong = elapsed >= longestHoldOf(plan);
  const mayGoOn =
    healthy || (plan.whenUnsure === 'go-on' && verdict === 'inconclusive' && !looksWorse && isTooLong);
  if (mayGoOn) {
    if (elapsed < least) return null;
    if (phase === 'bake') return 'promote';
    if (plan.gates?.includes(step)) return 'gate';
    return isLastStep(plan, step) ? 'bake' : 'step';
  }
  const told = heldAt !== null || frozenAt !== null;
  return !told && !healthy && isTooLong ? 'hold' : null;
}
