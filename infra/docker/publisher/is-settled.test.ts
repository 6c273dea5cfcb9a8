import { describe, expect, it } from '@jest/globals';
import type { AuditRow, RegistryStatus } from '@coachlab/contracts';
import { isSettled } from './is-settled.ts';

const release = { name: 'catalog', version: '1.0.0-b' };

function status(stable: string | null, ...versions: string[]): RegistryStatus {
  const facts = {
    publishedAt: '2026-01-01T00:00:00Z',
    digest: 'sha384-x',
    bytes: 1,
    quarantined: false,
    provenance: null,
    rehearsal: null,
  };
  const releases = versions.map((version) => ({ version, ...facts }));
  return {
    epoch: 1,
    certifiedUntil: '2027-01-01T00:00:00.000Z',
    remotes: [{ name: 'catalog', owner: 'catalog', stable, releases }],
    shells: [],
  };
}

function row(action: AuditRow['action'], to: string, remote = 'catalog'): AuditRow {
  return { at: '2026-01-01T00:00:00Z', who: 'catalog', action, remote, from: null, to, why: null };
}

describe('a release that shipped with the images', () => {
  it('is published when the site does not know it', () => {
    expect(isSettled({ ...status(null), remotes: [] }, [], release)).toBe(false);
    expect(isSettled(status('1.0.0-a', '1.0.0-a'), [row('promote', '1.0.0-a')], release)).toBe(false);
  });

  it('is promoted when its section has no stable release', () => {
    expect(isSettled(status(null, '1.0.0-b'), [row('rollback', '1.0.0-b')], release)).toBe(false);
  });

  it('is still promoted if publishing was interrupted before promoting', () => {
    const audit = [
      row('promote', '1.0.0-x', 'journey'),
      row('publish', '1.0.0-b'),
      row('promote', '1.0.0-a'),
    ];
    expect(isSettled(status('1.0.0-a', '1.0.0-b', '1.0.0-a'), audit, release)).toBe(false);
  });

  it('is left alone once its team has rolled back from it or promoted another', () => {
    const known = status('1.0.0-a', '1.0.0-b', '1.0.0-a');
    expect(isSettled(known, [row('rollback', '1.0.0-a'), row('promote', '1.0.0-b')], release)).toBe(true);
    expect(isSettled(known, [row('publish', '1.0.0-c'), row('promote', '1.0.0-b')], release)).toBe(true);
  });
});
