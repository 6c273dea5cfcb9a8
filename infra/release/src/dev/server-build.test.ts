import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ROOT } from '../settings.ts';
import { ServerBuild } from './server-build.ts';

let folder: string;
let page: string;
let build: ServerBuild;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'coachlab-server-build-'));
  page = join(folder, 'src/page.js');
  mkdirSync(join(folder, 'src'));
  writeFileSync(page, 'export const heading = "first";');
  build = new ServerBuild(
    {
      mode: 'development',
      context: folder,
      target: 'node24',
      entry: { index: './src/page.js' },
      output: { path: join(folder, 'out'), filename: 'server.js', library: { type: 'commonjs2' } },
      optimization: { emitOnErrors: false },
      devtool: false,
    },
    ROOT,
  );
});
afterAll(async () => {
  await build.stop();
  rmSync(folder, { recursive: true });
});

it('is made when it is asked for, and again when a file has changed', async () => {
  const first = await build.current();
  expect(first.text).toContain('"first"');
  expect(await build.current()).toBe(first);

  writeFileSync(page, 'export const heading = "second";');
  build.note([page]);
  const [second, same] = await Promise.all([build.current(), build.current()]);
  expect(second.text).toContain('"second"');
  expect(second.number).not.toBe(first.number);
  expect(same).toBe(second);
});

it('says what is wrong until it is mended', async () => {
  writeFileSync(page, 'export const heading = ;');
  build.note([page]);
  await expect(build.current()).rejects.toThrow('page.js');
  await expect(build.current()).rejects.toThrow('page.js');
  writeFileSync(page, 'export const heading = "third";');
  build.note([page]);
  expect((await build.current()).text).toContain('"third"');
});
