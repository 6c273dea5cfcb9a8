import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rspack } from '@rspack/core';
import { traceFault } from './trace.ts';

const SOURCE = `// The page.
export function draw(): string {
  const words: string[] = [];
  throw new Error(words.join());
}
`;

describe('the line of a fault', () => {
  let folder: string;
  const catalog = () => ({ name: 'catalog', folder, output: join(folder, 'out') });
  /** Of the built file: the line that throws, as a browser says it. */
  let line: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'coachlab-trace-'));
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src/page.ts'), SOURCE);
    const built = await new Promise<string>((resolve, reject) => {
      const compiler = rspack({
        mode: 'development',
        context: folder,
        entry: { page: './src/page.ts' },
        output: { path: join(folder, 'out'), uniqueName: 'catalog_development' },
        devtool: 'cheap-module-source-map',
        module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto' }] },
      });
      compiler.run((error, stats) => {
        const text = stats?.compilation.getAsset('page.js')?.source.source().toString();
        compiler.close(() =>
          error || !text ? reject(error ?? new Error('nothing was built')) : resolve(text),
        );
      });
    });
    line = built.split('\n').findIndex((text) => text.includes('throw new Error(words')) + 1;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const address = () => `http://localhost:4444/remotes/catalog/development/page.js`;

  it.each([
    [
      'Chromium',
      () =>
        `Error: x\n    at draw (${address()}:${line}:11)\n    at other (http://localhost:4444/remotes/shell/shell.js:1:1)`,
    ],
    ['Firefox', () => `draw@${address()}:${line}:11\nother@http://localhost:4444/remotes/shell/shell.js:1:1`],
  ])('is that of the source: %s', (_browser, stack) => {
    const { section, title, at, text } = traceFault({ name: 'Error', message: 'x', stack: stack() }, [
      catalog(),
    ]);
    expect({ section, title }).toEqual({ section: 'catalog', title: 'catalog: Error: x' });
    expect(at).toMatch(/^src\/page\.ts:4:\d+$/);
    expect(text).toContain('>    4 |   throw new Error(words.join());');
    expect(text).toContain('draw (src/page.ts:4:');
  });

  it('is that of the component where React itself threw', () => {
    const fault = {
      name: 'Error',
      message: 'x',
      stack: 'Error: x\n    at render (http://localhost:4444/-/coachlab-dev/client.js:1:1)',
      componentStack: `\n    at draw (${address()}:${line}:11)`,
    };
    expect(traceFault(fault, [catalog()]).at).toMatch(/^src\/page\.ts:4:/);
  });

  it.each([
    [
      'is not found in a file of a build before',
      'Error: x\n    at draw (http://localhost:4444/remotes/catalog/development/gone.js:1:1)',
    ],
    [
      "is not another section's",
      'Error: x\n    at draw (http://localhost:4444/remotes/forum/development/page.js:1:1)',
    ],
    [
      'is not looked for outside',
      'Error: x\n    at draw (http://localhost:4444/remotes/catalog/development/../../etc/passwd.js:1:1)',
    ],
  ])('%s', (_why, stack) => {
    const traced = traceFault({ name: 'Error', message: 'x', stack, section: 'catalog' }, [catalog()]);
    expect(traced).toEqual({ section: 'catalog', title: 'catalog: Error: x', at: null, text: stack });
  });
});
