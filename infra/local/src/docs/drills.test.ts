import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { drillsIn, missingTests } from './drills.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

describe('the table of drills', () => {
  it('names a test of each drill that there is', () => {
    const drills = drillsIn(readFileSync(`${ROOT}docs/releases.md`, 'utf8'));
    const read = (file: string) => (existsSync(ROOT + file) ? readFileSync(ROOT + file, 'utf8') : null);
    expect(drills.length).toBeGreaterThanOrEqual(8);
    expect(missingTests(drills, read)).toEqual([]);
  });

  it('is found out where it names a test or a file that there is not', () => {
    const table = (test: string) =>
      `## Drills\n\n| fault | by | met | test |\n| - | - | - | - |\n| it loops | x | 0 | ${test} |\n\n## Next\n| no | more |\n`;
    const read = (file: string) => (file === 'a.test.ts' ? "it('stops \\'it\\'', () => {" : null);
    expect(missingTests(drillsIn(table("`a.test.ts`: stops 'it'")), read)).toEqual([]);
    expect(missingTests(drillsIn(table('`a.test.ts`: stops')), read)).toEqual([
      'it loops: a.test.ts has no test "stops"',
    ]);
    expect(missingTests(drillsIn(table("`b.test.ts`: stops 'it'")), read)).toHaveLength(1);
    expect(() => drillsIn(table('none'))).toThrow('names no test');
  });
});
