import { describe, expect, it } from '@jest/globals';
import type { Input } from './command.ts';
import { describePlan, parsePlan } from './rollout-plan.ts';

const parse = (options: Record<string, string>) => parsePlan({ options } as unknown as Input);

describe('a plan on the command line', () => {
  it('has steps and a time', () => {
    expect(parse({ steps: '1,10,50,100', every: '10m' })).toEqual({
      steps: [100, 1_000, 5_000, 10_000],
      every: 600_000,
    });
  });

  it('may have gates, a bake and a longest hold', () => {
    const plan = parse({
      steps: '0.5%,10%,100%',
      every: '1h',
      gate: '10,0.5',
      bake: '30m',
      'longest-hold': '1d',
    });
    expect(plan).toEqual({
      steps: [50, 1_000, 10_000],
      every: 3_600_000,
      gates: [0, 1],
      bake: 1_800_000,
      longestHold: 86_400_000,
    });
    expect(describePlan(plan!)).toBe('0.5, 10, 100 % every 60 min, gate at 0.5 % and 10 %, bake 30 min');
  });

  it('needs steps', () => expect(parse({})).toBeUndefined());

  it.each([
    [{ steps: '1,10', every: '10m' }, /last one must be 100/],
    [{ steps: '10,1,100', every: '10m' }, /steps must rise/],
    [{ steps: '1,100' }, /--every 10m/],
    [{ steps: '1,100', every: 'soon' }, /10m/],
    [{ steps: '1,100', every: '10m', gate: '50' }, /must name steps: 1, 100/],
    [{ bake: '30m' }, /belongs to a plan/],
  ])('is refused: %j', (options, sentence) => {
    expect(() => parse(options as unknown as Record<string, string>)).toThrow(sentence);
  });
});
