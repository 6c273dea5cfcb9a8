import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');
const ROOMS = globSync('{mfe-*,services/*,shell,infra/release}/package.json', { cwd: ROOT }).map(dirname);

let work: string;
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'coachlab-manifests-'));
});
afterAll(() => rmSync(work, { recursive: true }));

/** Folders of the workspaces whose package.json an image of the room is installed from. */
function installedFor(room: string, from: string): string[] {
  const out = join(work, `of-${room.replaceAll('/', '-')}`);
  execFileSync(process.execPath, [join(import.meta.dirname, 'manifests.ts'), out], { cwd: from });
  return globSync('**/package.json', { cwd: join(out, room) })
    .map(dirname)
    .filter((dir) => dir !== '.');
}

describe('an image is installed from its own room, and what that is built from', () => {
  it.each(ROOMS)('%s', (room) => {
    const others = installedFor(room, ROOT).filter(
      (dir) => dir !== room && dir !== 'services/common' && !dir.startsWith('packages/'),
    );
    expect(others).toEqual([]);
  });

  it('where no other section or service is there at all', () => {
    const alone = join(work, 'alone');
    const wanted = ['package.json', 'package-lock.json', '.npmrc', 'packages', 'mfe-journey'];
    for (const part of wanted)
      cpSync(join(ROOT, part), join(alone, part), {
        recursive: true,
        filter: (path) => !/[\\/](node_modules|dist|build)$/.test(path),
      });
    expect(installedFor('mfe-journey', alone)).toContain('packages/remote-kit');
  });
});
