import { describe, expect, it } from '@jest/globals';
import type { Provenance } from '@coachlab/contracts';
import { sha384 } from '@coachlab/federation/server';
import { checkProvenance, provenanceFaults, SBOM } from './provenance.ts';

const SOUND = { bomFormat: 'CycloneDX', specVersion: '1.5', components: [] as object[] };
const file = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
const of = (sbom: Buffer | null, more: Partial<Provenance> = {}): Provenance => ({
  version: '1.0.0-aaa',
  commit: 'a'.repeat(40),
  dirty: false,
  builder: 'build server 7',
  builtAt: '2026-11-22T06:00:00.000Z',
  lockfile: null,
  sbom: sbom && sha384(sbom),
  ...more,
});
const check = (provenance: Provenance | null, sbom: Buffer | null) =>
  checkProvenance(provenance, '1.0.0-aaa', new Map(sbom ? [[SBOM, sbom]] : [])).map(
    ({ code, message }) => `${code}: ${message}`,
  );
const component = { type: 'library', name: 'react', version: '19.3.1' };

describe('where a release comes from', () => {
  it('may be said with an SBOM, without one, or not at all', () => {
    const sbom = file({ ...SOUND, components: [component] });
    expect(check(of(sbom), sbom)).toEqual([]);
    expect(check(of(null), null)).toEqual([]);
    expect(check(null, null)).toEqual([]);
    expect(check(of(null, { commit: null, dirty: null }), null)).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['no JSON', 'hello', 'is not JSON'],
    ['another format', { ...SOUND, bomFormat: 'SPDX' }, '/bomFormat'],
    ['an unknown version of it', { ...SOUND, specVersion: '9.9' }, '/specVersion'],
    ['no components', { bomFormat: 'CycloneDX', specVersion: '1.5' }, 'components'],
    ['a component without a version', { ...SOUND, components: [{ type: 'library', name: 'x' }] }, 'version'],
    [
      'too many components',
      { ...SOUND, components: Array.from({ length: 5_001 }, () => component) },
      '/components',
    ],
    ['too many bytes', { ...SOUND, more: 'x'.repeat(2 * 1024 * 1024) }, 'more than 2 MB'],
  ])('is refused with %s for an SBOM', (_, value, message) => {
    const sbom = file(value);
    expect(check(of(sbom), sbom).join()).toContain(message);
  });

  it('is refused when the SBOM is another one, missing, or named by nothing', () => {
    const sbom = file(SOUND);
    expect(check(of(file('other')), sbom)).toEqual([expect.stringContaining('digest_mismatch')]);
    expect(check(of(sbom), null)).toEqual([expect.stringContaining('file_missing')]);
    expect(check(null, sbom)).toEqual([expect.stringContaining('digest_mismatch')]);
  });

  it('is refused when it is of another version, of no time, or dirty without a commit', () => {
    expect(check(of(null, { version: '1.0.0-bbb' }), null)).toHaveLength(1);
    expect(check(of(null, { builtAt: '2026-99-22T06:00:00.000Z' }), null)).toHaveLength(1);
    expect(check(of(null, { commit: null }), null)).toHaveLength(1);
  });

  it.each([
    [{ commit: 'main' }],
    [{ builder: '\u001B[2Jx' }],
    [{ builder: 'x'.repeat(101) }],
    [{ builtAt: 'yesterday' }],
    [{ lockfile: 'sha384-short' }],
    [{ secret: 1 }],
  ])('is refused in another form: %j', (more) => {
    expect(provenanceFaults({ ...of(null), ...more })).toHaveLength(1);
    expect(provenanceFaults(of(null))).toEqual([]);
  });
});
