/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import type { Provenance, RemoteStatus } from '@coachlab/contracts';
import { releaseTable } from './page/release-table.ts';

const provenance: Provenance = {
  version: '1.2.0-abc',
  commit: '8f24233208aa11bb22cc33dd44ee55ff66778899',
  dirty: true,
  builder: '<b>build server</b> of catalog',
  builtAt: '2026-11-21T09:12:00.000Z',
  lockfile: 'sha384-lockfile',
  sbom: null,
};

function shown(...said: (Provenance | null)[]): HTMLElement {
  const releases = said.map((each, i) => ({
    version: `1.${i}.0-abc`,
    publishedAt: '2026-11-21T09:12:00.000Z',
    digest: 'sha384-digest',
    bytes: 2_048,
    quarantined: false,
    provenance: each,
  }));
  const remote: RemoteStatus = { name: 'catalog', owner: 'catalog', stable: '1.0.0-abc', releases };
  return releaseTable(remote, false, () => Promise.resolve());
}

describe('where a release comes from, in the console', () => {
  it('is its commit at a glance, and builder, lockfile and SBOM when it is opened', () => {
    const details = shown(provenance).querySelector('details.source')!;
    expect(details.querySelector('summary')?.textContent).toBe('8f24233208 with changes');
    const facts = [...details.querySelectorAll('dt')].map(
      (dt) => `${dt.textContent}: ${dt.nextElementSibling?.textContent}`,
    );
    expect(facts).toEqual([
      'Commit: 8f24233208aa11bb22cc33dd44ee55ff66778899 with changes',
      'Built by: <b>build server</b> of catalog',
      expect.stringMatching(/^Built: 2026-11-2\d/),
      'Lockfile: sha384-lockfile',
      'SBOM: not said',
    ]);
    expect(details.querySelector('b')).toBeNull();
  });

  it('is said to be unknown where nothing was said of it', () => {
    const outside: Provenance = { ...provenance, commit: null, dirty: null };
    const cells = [...shown(null, outside).querySelectorAll('tbody tr')].map(
      (row) => row.querySelectorAll('td')[3]?.textContent,
    );
    expect(cells[0]).toBe('not said');
    expect(cells[1]).toMatch(/^no commit/);
  });
});
