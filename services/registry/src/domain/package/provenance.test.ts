import { describe, expect, it } from '@jest/globals';
import type { Provenance } from '@coachlab/contracts';
import { checkProvenance, provenanceFaults } from './provenance.ts';

const of = (more: Partial<Provenance> = {}): Provenance => ({
  version: '1.0.0-aaa',
  commit: 'a'.repeat(40),
  dirty: false,
  builder: 'build server 7',
  builtAt: '2026-11-22T06:00:00.000Z',
  lockfile: null,
  sbom: null,
  ...more,
});
const check = (provenance: Provenance | null) => checkProvenance(provenance, '1.0.0-aaa');

describe('where a release comes from', () => {
  it('may be said, or not', () => {
    expect(check(of())).toEqual([]);
    expect(check(null)).toEqual([]);
    expect(check(of({ commit: null, dirty: null }))).toEqual([]);
  });

  it('is refused when it is of another version, of no time, or dirty without a commit', () => {
    expect(check(of({ version: '1.0.0-bbb' }))).toHaveLength(1);
    expect(check(of({ builtAt: '2026-99-22T06:00:00.000Z' }))).toHaveLength(1);
    expect(check(of({ commit: null }))).toHaveLength(1);
  });

  it.each([
    [{ commit: 'main' }],
    [{ builder: '\u001B[2Jx' }],
    [{ builder: 'x'.repeat(101) }],
    [{ builtAt: 'yesterday' }],
    [{ lockfile: 'sha384-short' }],
    [{ secret: 1 }],
  ])('is refused in another form: %j', (more) => {
    expect(provenanceFaults({ ...of(), ...more })).toHaveLength(1);
    expect(provenanceFaults(of())).toEqual([]);
  });
});
