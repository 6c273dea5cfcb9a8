import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { changesIn } from './watch-folders.ts';

let root: string;
let stop: AbortController;
let told: number;
let following: Promise<void>;

beforeEach(async () => {
  root = temporaryFolder();
  stop = new AbortController();
  told = 0;
  write('mfe-a/src/page.tsx');
  mkdirSync(join(root, 'mfe-a/build'));
  following = (async () => {
    for await (const _ of changesIn(root, ['mfe-a'], stop.signal)) told += 1;
  })();
  await sleep(50);
});

afterEach(async () => {
  stop.abort();
  await following;
});

describe('following sources', () => {
  it('begins with a look at what is there', () => {
    expect(told).toBe(1);
  });

  it('tells a burst of writes once', async () => {
    for (const name of ['page', 'other', 'third']) write(`mfe-a/src/${name}.tsx`);
    await sleep(400);
    expect(told).toBe(2);
  });

  it('goes on after an editor replaced the file, again and again', async () => {
    for (let round = 1; round <= 3; round += 1) {
      write('mfe-a/src/draft');
      renameSync(join(root, 'mfe-a/src/draft'), join(root, 'mfe-a/src/page.tsx'));
      await sleep(300);
      expect(told).toBe(1 + round);
    }
  });

  it('follows a folder that came later, also when it goes and comes back', async () => {
    write('mfe-a/src/lab/card.tsx');
    await sleep(300);
    write('mfe-a/src/lab/card.tsx');
    await sleep(300);
    rmSync(join(root, 'mfe-a/src/lab'), { recursive: true });
    await sleep(300);
    write('mfe-a/src/lab/card.tsx');
    await sleep(300);
    const before = told;
    write('mfe-a/src/lab/card.tsx');
    await sleep(300);
    expect(told).toBe(before + 1);
  });

  it('does not hear what a build writes', async () => {
    write('mfe-a/build/page.js');
    await sleep(300);
    expect(told).toBe(1);
  });
});

function write(file: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), String(performance.now()));
}
