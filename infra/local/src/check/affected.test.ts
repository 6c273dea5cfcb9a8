import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../bootstrap/prepare.mjs';
import { readWorkspaces } from '../lib/workspaces.ts';
import { affectedRooms, changedSince } from './affected.ts';
import { CHECKS } from './checks.ts';
import { parseSelection } from './selection.ts';

const rooms = readWorkspaces(ROOT);
const after = (...changed: string[]) => affectedRooms(changed, rooms);

describe('the rooms that a change can break', () => {
  it('include its own room', () => {
    expect(after('mfe-community/src/forum/forum-page.tsx')).toEqual(['infra/bench', 'mfe-community']);
  });

  it('and all that are built from it, directly or not', () => {
    const affected = after('packages/contracts/src/index.ts');
    for (const room of ['shell', 'mfe-catalog', 'services/registry', 'packages/federation'])
      expect(affected).toContain(room);
  });

  it('and the service of an API whose contract the pages change', () => {
    expect(after('mfe-journey/contract/artifacts.json')).toContain('services/catalog');
    expect(after('mfe-journey/src/api/artifacts.ts')).not.toContain('services/catalog');
  });

  it('and those whose tests read it', () => {
    expect(after('infra/docker/Dockerfile')).toContain('infra/local');
    expect(after('infra/k8s/base/settings.yaml')).toContain('infra/local');
    expect(after('infra/docker/README.md')).not.toContain('infra/local');
  });

  it('are all for a file that every build reads, and none for text', () => {
    expect(after('package-lock.json')).toEqual(rooms.map(({ dir }) => dir));
    expect(after('docs/runbook.md', 'README.md')).toEqual([]);
  });

  it('are read from git; an unknown commit is named', () => {
    expect(() => changedSince(ROOT, 'no-such-branch')).toThrow(
      '"--since no-such-branch": git knows no such commit here.',
    );
    expect(() => changedSince(ROOT, '--output=/tmp/x')).toThrow('git knows no such commit here');
  });
});

describe('the checks that a change needs', () => {
  const left = (...changed: string[]) =>
    parseSelection(['--since', 'main'], CHECKS, () => after(...changed)).checks.map(({ name }) => name);

  it('are the static ones for text, and no browser tests for a service in another room', () => {
    expect(left('README.md')).toEqual([
      'format',
      'lint',
      'types',
      'dead-code',
      'folders',
      'sections',
      'audit',
    ]);
    expect(left('services/journey/src/main.ts')).not.toContain('federation');
  });

  it('pass Jest only the folders that it can break', () => {
    const { checks } = parseSelection(['--since', 'main'], CHECKS, () => after('mfe-community/src/a.ts'));
    expect(checks.find(({ name }) => name === 'unit')?.folders).toEqual(['infra/bench/', 'mfe-community/']);
  });
});
