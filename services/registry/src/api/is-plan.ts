import type { RolloutPlan } from '@coachlab/contracts';
import { ValidateBy, type ValidationArguments } from 'class-validator';

const SECOND = 1_000;
const LONGEST = 30 * 86_400 * SECOND;
const MOST_STEPS = 20;

const KNOWN = new Set(['steps', 'every', 'longestHold', 'gates', 'bake', 'whenUnsure']);

/** The first thing that is wrong with a plan, as the end of a sentence that begins with its name; null when it is fine. */
function planFault(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'must be an object';
  const unknown = Object.keys(value).find((name) => !KNOWN.has(name));
  if (unknown !== undefined) return `has a field ${unknown.slice(0, 40)} that is not known`;
  const { steps, every, longestHold, gates, bake, whenUnsure } = value as Partial<
    Record<keyof RolloutPlan, unknown>
  >;
  if (!isRising(steps) || steps.length > MOST_STEPS || steps.at(-1) !== 10_000 || (steps[0] as number) < 1) {
    return `must have 1 to ${MOST_STEPS} rising steps in basis points, the last one 10000`;
  }
  if (!isTime(every, SECOND)) return 'must have an every of 1 s to 30 days, in milliseconds';
  if (longestHold !== undefined && !isTime(longestHold, every))
    return 'must not have a longestHold below its every';
  if (bake !== undefined && !isTime(bake, 0)) return 'must have a bake of at most 30 days, in milliseconds';
  if (gates !== undefined && !(isRising(gates) && gates.every((gate) => gate >= 0 && gate < steps.length))) {
    return 'must have gates that are indexes of its steps, in order';
  }
  if (whenUnsure !== undefined && whenUnsure !== 'hold' && whenUnsure !== 'go-on')
    return 'must have a whenUnsure of hold or go-on';
  return null;
}

export function IsPlan(): PropertyDecorator {
  return ValidateBy({
    name: 'isPlan',
    validator: {
      validate: (value) => planFault(value) === null,
      defaultMessage: (about?: ValidationArguments) => planFault(about?.value) ?? 'is no plan',
    },
  });
}

function isRising(value: unknown): value is number[] {
  return (
    Array.isArray(value) &&
    value.every((each, i) => Number.isInteger(each) && (i === 0 || each > (value[i - 1] as number)))
  );
}

function isTime(value: unknown, least: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= LONGEST;
}
