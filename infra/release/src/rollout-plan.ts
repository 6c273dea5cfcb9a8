import type { RolloutPlan } from '@coachlab/contracts';
import { type Input, text } from './command.ts';
import { UsageError } from './command-error.ts';
import { formatDuration, parseDuration } from './duration.ts';
import { formatWeight, parseWeight } from './weight.ts';

const OPTIONS = ['steps', 'every', 'gate', 'bake', 'longest-hold'] as const;

/** The plan that the options of `canary` describe; undefined without --steps. */
export function parsePlan(input: Input): RolloutPlan | undefined {
  const given = Object.fromEntries(OPTIONS.map((name) => [name, text(input, name)]));
  const { steps, every, gate, bake } = given;
  const longest = given['longest-hold'];
  if (steps === undefined) {
    const stray = OPTIONS.find((name) => given[name] !== undefined);
    if (stray) throw new UsageError(`--${stray} belongs to a plan: --steps 1,10,50,100 --every 10m`);
    return undefined;
  }
  if (every === undefined) throw new UsageError('Set the minimum time per step: --every 10m');
  const weights = steps.split(',').map((step) => parseWeight(step, 'steps'));
  if (weights.some((weight, i) => weight <= (weights[i - 1] ?? 0)) || weights.at(-1) !== 10_000) {
    throw new UsageError(`--steps is "${steps}"; steps must rise, and the last one must be 100.`);
  }
  return {
    steps: weights,
    every: parseDuration('every', every),
    ...(gate !== undefined && { gates: gatesOf(gate, weights) }),
    ...(bake !== undefined && { bake: parseDuration('bake', bake) }),
    ...(longest !== undefined && { longestHold: parseDuration('longest-hold', longest) }),
  };
}

/** Gates are named by their steps' weights, as a person thinks of them. */
function gatesOf(given: string, weights: number[]): number[] {
  const gates = given.split(',').map((gate) => weights.indexOf(parseWeight(gate, 'gate')));
  if (gates.every((gate) => gate >= 0)) return [...new Set(gates)].sort((a, b) => a - b);
  throw new UsageError(
    `--gate is "${given}"; it must name steps: ${weights.map((each) => each / 100).join(', ')}.`,
  );
}

/** `1, 10, 50, 100 % every 10 min, gate at 10 %, bake 30 min`. */
export function describePlan({
  steps,
  every,
  gates = [],
  bake,
  longestHold,
  whenUnsure,
}: RolloutPlan): string {
  const parts = [`${steps.map((step) => step / 100).join(', ')} % every ${formatDuration(every)}`];
  if (gates.length > 0) {
    parts.push(`gate at ${gates.map((gate) => formatWeight(steps[gate] as number)).join(' and ')}`);
  }
  parts.push(`bake ${formatDuration(bake ?? every)}`);
  if (whenUnsure === 'go-on')
    parts.push(`advances after ${formatDuration(longestHold ?? 10 * every)} unless it looks worse`);
  return parts.join(', ');
}
