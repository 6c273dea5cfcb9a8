import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Provenance } from '@coachlab/contracts';
import { pack } from './pack.ts';
import { hasProvenance, writeProvenance } from './provenance.ts';
import { writeBuild } from './testing/remote-on-disk.ts';

const VERSION = '1.0.0-aaa';

describe('where a build comes from', () => {
  let root: string;
  let folder: string;
  const file = (name: string) => readFileSync(join(folder, 'build', name));
  const provenance = () => JSON.parse(file('provenance.json').toString()) as Provenance;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim();

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'coachlab-provenance-'));
    folder = join(root, 'mfe-catalog');
    mkdirSync(folder);
    writeBuild(folder, { name: 'catalog', version: VERSION });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('includes the commit, uncommitted changes, the builder and the time', async () => {
    git('init', '-q');
    writeFileSync(join(root, '.gitignore'), 'build\n');
    git('add', '-A');
    git('commit', '-qm', 'first');
    await writeProvenance(folder, VERSION, 'build server 7');
    expect(provenance()).toMatchObject({
      version: VERSION,
      commit: git('rev-parse', 'HEAD'),
      dirty: false,
      builder: 'build server 7',
      builtAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    });
    writeFileSync(join(folder, 'page.tsx'), '');
    await writeProvenance(folder, VERSION, 'Zoë\u001B[2J');
    expect(provenance()).toMatchObject({ dirty: true, builder: 'Zo??[2J' });
  });

  it('reports what it could not find out, and leaves it out', async () => {
    expect(await writeProvenance(folder, VERSION)).toHaveLength(1);
    expect(provenance()).toMatchObject({ commit: null, dirty: null, lockfile: null, sbom: null });
    expect(hasProvenance(join(folder, 'build'), VERSION)).toBe(true);
    expect(hasProvenance(join(folder, 'build'), '1.0.0-bbb')).toBe(false);
    expect((await pack(folder)).files).toBe(7);
  });
});
