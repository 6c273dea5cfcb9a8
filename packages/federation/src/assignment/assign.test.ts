import { describe, expect, it } from '@jest/globals';
import type { DiscoveryCandidate, DiscoveryRemote } from '@coachlab/contracts';
import fc from 'fast-check';
import { assign, createAssigner } from './assign.ts';
import { BUCKETS, bucket } from './bucket.ts';
import { murmur3Text } from './murmur3.ts';

const remote = (
  candidate?: Partial<DiscoveryCandidate>,
  rest?: Partial<DiscoveryRemote>,
): DiscoveryRemote => ({
  name: 'catalog',
  owner: 'team-catalog',
  stable: '1.0.0',
  ...(candidate && { candidate: { release: '2.0.0', weight: 0, seed: 'rollout-1', ...candidate } }),
  ...rest,
});

const visitor = fc.stringMatching(/^[0-9a-f]{32}$/);
const weight = fc.integer({ min: 0, max: BUCKETS });

/** Ids as visitors have them: 32 hex digits that look nothing like each other. */
const visitors = Array.from({ length: 100_000 }, (_, i) =>
  [1, 2, 3, 4].map((part) => murmur3Text(`visitor ${i}`, part).toString(16).padStart(8, '0')).join(''),
);

const onCanary = (of: DiscoveryRemote) => {
  const assigner = createAssigner(of);
  return visitors.filter((id) => assigner(id).arm === 'canary');
};

describe('the share of visitors that meets a candidate', () => {
  it('is 10 % ± 0.5 of 100,000 visitors at 1000 basis points', () => {
    const share = onCanary(remote({ weight: 1000 })).length / visitors.length;
    expect(share).toBeGreaterThan(0.095);
    expect(share).toBeLessThan(0.105);
  });

  it('is nobody at 0 and everybody at 10000', () => {
    expect(onCanary(remote({ weight: 0 }))).toEqual([]);
    expect(onCanary(remote({ weight: BUCKETS }))).toHaveLength(visitors.length);
  });

  it('only gains people when the weight is raised', () => {
    const before = onCanary(remote({ weight: 500 }));
    const after = new Set(onCanary(remote({ weight: 2500 })));
    expect(before.filter((id) => !after.has(id))).toEqual([]);
    expect(after.size).toBeGreaterThan(before.length);
  });

  it('is made of other people in another rollout, and in another remote', () => {
    const first = new Set(onCanary(remote({ weight: 1000 })));
    for (const other of [
      remote({ weight: 1000, seed: 'rollout-2' }),
      remote({ weight: 1000 }, { name: 'journey' }),
    ]) {
      const both = onCanary(other).filter((id) => first.has(id)).length;
      // Independent choices of 10 % each share 1 % of all visitors.
      expect(both / visitors.length).toBeGreaterThan(0.008);
      expect(both / visitors.length).toBeLessThan(0.012);
    }
  });
});

describe('bucket', () => {
  it('stays in range and is the same every time', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (seed, name, unit) => {
        const value = bucket(seed, name, unit);
        expect(value).toBe(bucket(seed, name, unit));
        expect(Number.isInteger(value) && value >= 0 && value < BUCKETS).toBe(true);
      }),
    );
  });
});

describe('assign', () => {
  const id = '0'.repeat(32);

  it.each<[string, DiscoveryRemote, string | undefined, ReturnType<typeof assign>]>([
    ['stable without a candidate', remote(), undefined, { arm: 'stable', version: '1.0.0' }],
    ['canary inside the weight', remote({ weight: BUCKETS }), undefined, { arm: 'canary', version: '2.0.0' }],
    ['allow before the weight', remote({ allow: [id] }), undefined, { arm: 'canary', version: '2.0.0' }],
    [
      'deny before allow',
      remote({ allow: [id], deny: [id] }),
      undefined,
      { arm: 'stable', version: '1.0.0' },
    ],
    [
      'deny before the weight',
      remote({ weight: BUCKETS, deny: [id] }),
      undefined,
      { arm: 'stable', version: '1.0.0' },
    ],
    ['an override before deny', remote({ deny: [id] }), '2.0.0', { arm: 'override', version: '2.0.0' }],
    ['an override without a candidate', remote(), '3.0.0', { arm: 'override', version: '3.0.0' }],
    [
      'the kill switch before an override',
      remote({ allow: [id] }, { disabled: true }),
      '2.0.0',
      { arm: 'stable', version: '1.0.0', disabled: true },
    ],
  ])('puts %s', (_, of, override, expected) => {
    expect(assign(of, id, override)).toEqual(expected);
  });

  it('keeps a visitor on their arm, and raising the weight never takes them off the candidate', () => {
    fc.assert(
      fc.property(visitor, weight, weight, fc.string(), (unit, a, b, seed) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const before = assign(remote({ weight: low, seed }), unit);
        expect(assign(remote({ weight: low, seed }), unit)).toEqual(before);
        const after = assign(remote({ weight: high, seed }), unit);
        expect([before.arm, after.arm]).not.toEqual(['canary', 'stable']);
      }),
    );
  });
});
