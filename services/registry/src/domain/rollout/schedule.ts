import type { VerdictState } from '@coachlab/contracts';
import type { Move } from './plan-moves.ts';
import { bakeOf, isLastStep, longestHoldOf, type Progress } from './progress.ts';

/** A phase without an end of its own is counted anew this often while all is well: an old good day hides no new fault. */
const ROUND = 3_600_000;

/** What a verdict asks for by itself, whatever the plan says. */
export function answerTo(verdict: VerdictState, { frozenAt, slowerAt }: Progress): Move | null {
  if (verdict === 'breach' || verdict === 'hard_trip') return 'abort';
  if (verdict === 'slower') return slowerAt === null ? 'slower' : null;
  return verdict === 'freeze' && frozenAt === null ? 'freeze' : null;
}

/**
 * What the plan's next move is at `now`, if any. It goes on only while the verdict on the running round is `healthy`;
 * anything else holds, and the team is told once a phase when that has lasted too long.
 */
export function nextMove(progress: Progress, verdict: VerdictState, now: number): Move | null {
  const { plan, phase, step, phaseSince, roundSince, heldAt, frozenAt } = progress;
  const healthy = verdict === 'healthy';
  if (!plan || phase === 'gate' || phase === 'paused') {
    return healthy && now - roundSince >= ROUND ? 'round' : null;
  }
  const elapsed = now - phaseSince;
  if (healthy) {
    if (elapsed < (phase === 'bake' ? bakeOf(plan) : plan.every)) return null;
    if (phase === 'bake') return 'promote';
    if (plan.gates?.includes(step)) return 'gate';
    return isLastStep(plan, step) ? 'bake' : 'step';
  }
  const told = heldAt !== null || frozenAt !== null;
  return !told && elapsed >= longestHoldOf(plan) ? 'hold' : null;
}
