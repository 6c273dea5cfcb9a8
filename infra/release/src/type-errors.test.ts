import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { typeErrors } from './type-errors.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coachlab-types-'));
  writeFileSync(join(folder, 'package.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** A compiler that finishes what it is doing when it is asked to end, in a process of its own. */
function stubbornCompiler(): void {
  const installed = join(folder, 'node_modules/typescript');
  mkdirSync(installed, { recursive: true });
  write('tsconfig.json', '{}');
  write('node_modules/typescript/package.json', '{ "bin": { "tsc": "tsc.cjs" } }');
  write(
    'node_modules/typescript/tsc.cjs',
    `process.on('SIGTERM', () => {});
     require('node:child_process').spawnSync(process.execPath, [__dirname + '/work.cjs'], { stdio: 'inherit' });`,
  );
  write(
    'node_modules/typescript/work.cjs',
    `const { writeFileSync } = require('node:fs');
     process.on('SIGTERM', () => {});
     writeFileSync('begun', '');
     setTimeout(() => writeFileSync('checked', ''), 1500);`,
  );
}

test('lists errors with their lines, and nothing else', async () => {
  write('tsconfig.json', '{ "compilerOptions": { "types": [] }, "include": ["count.ts"] }');
  write('count.ts', "export const count: number = 'one';\n");
  expect(await typeErrors(folder)).toEqual([
    "count.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.",
  ]);
  write('count.ts', 'export const count: number = 1;\n');
  expect(await typeErrors(folder)).toEqual([]);
});

test('a cancelled check leaves nothing running that could report a result', async () => {
  stubbornCompiler();
  const check = new AbortController();
  const checked = typeErrors(folder, check.signal);
  while (!existsSync(join(folder, 'begun'))) await sleep(20);
  check.abort();
  await checked;
  await sleep(2000);
  expect(existsSync(join(folder, 'checked'))).toBe(false);
});

test('an edit during a check is checked', async () => {
  write(
    'tsconfig.json',
    '{ "compilerOptions": { "types": [], "composite": true }, "include": ["count.ts"], "references": [] }',
  );
  for (let round = 0; round < 5; round++) {
    write('count.ts', `export const count: number = ${round};\n`);
    const check = new AbortController();
    const first = typeErrors(folder, check.signal);
    await sleep(round * 100);
    write('count.ts', `export const count: number = 'of round ${round}';\n`);
    check.abort();
    await first;
    expect(await typeErrors(folder)).toEqual([expect.stringContaining('TS2322')]);
  }
});
