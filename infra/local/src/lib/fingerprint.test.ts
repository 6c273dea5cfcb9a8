import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { workspacePrints } from './workspace-prints.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  write('package-lock.json', '{}');
  write('tsconfig.json', '{}');
  write('package.json', JSON.stringify({ name: 'house', workspaces: ['packages/*', 'mfe-*'] }));
  write('packages/ui/package.json', JSON.stringify({ name: '@coachlab/ui' }));
  write('packages/ui/src/button.tsx', 'one');
  write(
    'mfe-a/package.json',
    JSON.stringify({ name: '@coachlab/mfe-a', dependencies: { '@coachlab/ui': '1.0.0' } }),
  );
  write('mfe-a/src/page.tsx', 'one');
  write('mfe-b/package.json', JSON.stringify({ name: '@coachlab/mfe-b' }));
  write('mfe-b/src/page.tsx', 'one');
});

describe('what has to be rebuilt', () => {
  it.each([
    ['a file of the room changes', 'mfe-a/src/page.tsx', ['mfe-a']],
    ['a file is added', 'mfe-a/src/other.tsx', ['mfe-a']],
    ['a package changes: all that is made of it', 'packages/ui/src/button.tsx', ['mfe-a', 'packages/ui']],
    ['a dependency changes: everything', 'package-lock.json', ['mfe-a', 'mfe-b', 'packages/ui']],
    ['a test changes: nothing', 'mfe-a/src/page.test.tsx', []],
    ['an output changes: nothing', 'mfe-a/build/browser/page.js', []],
    ['the README changes: nothing', 'mfe-a/README.md', []],
  ])('%s', (_, file, expected) => {
    expect(changedBy(() => write(file, 'two'))).toEqual(expected);
  });

  it('nothing, if only a timestamp changes', () => {
    expect(changedBy(() => utimesSync(join(root, 'mfe-a/src/page.tsx'), 1, 1))).toEqual([]);
  });
});

function changedBy(act: () => void): string[] {
  const before = workspacePrints(root);
  act();
  return [...workspacePrints(root)].filter(([dir, print]) => before.get(dir) !== print).map(([dir]) => dir);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
