import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const LEFT_OUT = ['node_modules', 'dist', 'build', '.data', '.cache'];
const CUT_OUT = /new URL\([^()]*import\.meta\.url\)\s*\.pathname\b/;

it('no path is cut out of an address: fileURLToPath reads a space and a letter outside ASCII back', () => {
  const sources = globSync('**/*.{ts,tsx,mjs,js}', {
    cwd: ROOT,
    exclude: (name) => LEFT_OUT.includes(name.split('/').at(-1)!),
  });
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((file) => CUT_OUT.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
