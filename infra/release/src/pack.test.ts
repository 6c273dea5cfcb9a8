import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { list } from 'tar';
import { pack } from './pack.ts';
import { writeBuild } from './testing/remote-on-disk.ts';

describe('a package', () => {
  let folder: string;
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'coachlab-pack-'));
    writeBuild(folder, { name: 'catalog', version: '1.0.0-aaa' });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is the same bytes whenever and wherever it is packed', async () => {
    const first = await pack(folder);
    const elsewhere = mkdtempSync(join(tmpdir(), 'coachlab-pack-'));
    writeBuild(elsewhere, { name: 'catalog', version: '1.0.0-aaa' });
    utimesSync(join(elsewhere, 'build/release.json'), 1, 1);
    const second = await pack(elsewhere);
    rmSync(elsewhere, { recursive: true });
    expect(digest(second.archive)).toBe(digest(first.archive));
  });

  it('contains the documents and both builds, and nothing else in the folder', async () => {
    writeFileSync(join(folder, 'build/notes.txt'), 'mine');
    const { archive, files, name, version } = await pack(folder);
    const paths: string[] = [];
    const parser = list({ onReadEntry: (entry) => void paths.push(entry.path) });
    parser.end(archive);
    expect(paths).toEqual([
      'browser/home.js',
      'browser/mf-manifest.json',
      'browser/remoteEntry.js',
      'release.json',
      'remote.json',
      'server/index.js',
    ]);
    expect({ files, name, version }).toEqual({ files: 6, name: 'catalog', version: '1.0.0-aaa' });
  });
});
