import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const benches = Object.entries(scripts).filter(([name]) => name.startsWith('bench:'));

it.each(benches)('%s runs on a fresh clone, where no package has been compiled', (_name, script) => {
  const last = script.split(' && ').at(-1);
  const compiles = script.startsWith('tsc -b ');
  expect(compiles || last?.startsWith('node --conditions=coachlab ')).toBe(true);
});
