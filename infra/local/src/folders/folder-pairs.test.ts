import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { faultsOf, folderPairs } from './folder-pairs.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'coachlab-folders-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** File to its text. */
function tree(files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

const pairsIn = (files: Record<string, string>) =>
  folderPairs(tree(files)).map(({ folders }) => folders.join(' + '));

describe('folders that import each other', () => {
  it.each([
    ['by a value', `import { a } from '../one/a.ts';`],
    ['by a type alone', `import type { A } from '../one/a.ts';`],
    ['by a name that goes on', `export { a } from '../one/a.ts';`],
    ['by all names', `export * from '../one/a.ts';`],
    ['later', `export const later = () => import('../one/a.ts');`],
    ['for what it does', `import '../one/a.ts';`],
    ['over several lines', `import {\n  a,\n  // from '../../elsewhere.ts'\n} from '../one/a.ts';`],
  ])('are found: %s', (_, text) => {
    const pairs = folderPairs(
      tree({ 'shell/one/a.ts': `import { b } from '../two/b.tsx';`, 'shell/two/b.tsx': text }),
    );
    expect(pairs).toEqual([
      {
        folders: ['shell/one', 'shell/two'],
        there: ['shell/one/a.ts imports shell/two/b.tsx'],
        back: ['shell/two/b.tsx imports shell/one/a.ts'],
      },
    ]);
  });

  it('are found when the files are further down and are different ones', () => {
    expect(
      pairsIn({
        'services/a/src/one/deep/x.ts': `import '../../two/y.ts';`,
        'services/a/src/one/z.ts': '',
        'services/a/src/two/y.ts': '',
        'services/a/src/two/deep/w.ts': `import '../../one/z.ts';`,
      }),
    ).toEqual(['services/a/src/one + services/a/src/two']);
  });

  it.each([
    ['one way', { 'shell/one/a.ts': `import '../two/b.ts';`, 'shell/two/b.ts': '' }],
    ['files of one folder', { 'shell/a.ts': `import './b.ts';`, 'shell/b.ts': `import './a.ts';` }],
    [
      'a folder and a file beside it',
      { 'shell/main.ts': `import './one/a.ts';`, 'shell/one/a.ts': '', 'shell/settings.ts': '' },
    ],
    [
      'a test',
      { 'shell/one/a.test.ts': `import '../two/b.ts';`, 'shell/two/b.ts': `import '../one/a.test.ts';` },
    ],
    [
      'what is only said in a comment or a text',
      {
        'shell/one/a.ts': `import '../two/b.ts';`,
        'shell/two/b.ts': `// import '../one/a.ts';\nexport const text = "import '../one/a.ts'";`,
      },
    ],
    [
      'what was built',
      { 'shell/dist/one/a.mjs': `import '../two/b.mjs';`, 'shell/dist/two/b.mjs': `import '../one/a.mjs';` },
    ],
  ])('are not found: %s', (_, files) => {
    expect(pairsIn(files as Record<string, string>)).toEqual([]);
  });

  it('are not hidden by a file that cannot be parsed', () => {
    expect(() => folderPairs(tree({ 'shell/one/a.ts': 'import {' }))).toThrow('shell/one/a.ts');
  });
});

describe('the list of allowed pairs', () => {
  const pair = { folders: ['a/one', 'a/two'], there: ['x imports y'], back: ['z imports w'] } as const;

  it('allows its pairs and no others', () => {
    expect(faultsOf([pair], ['a/one + a/two'])).toEqual([]);
    expect(faultsOf([pair], [])).toEqual([
      'a/one and a/two import each other:\n  x imports y\n  z imports w',
    ]);
  });

  it('can only shrink: a pair that no longer exists must be removed', () => {
    expect(faultsOf([], ['a/one + a/two'])).toEqual([
      'a/one + a/two no longer import each other: remove the pair from the list.',
    ]);
  });
});
