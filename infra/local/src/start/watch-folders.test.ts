import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pWaitFor from 'p-wait-for';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { changesIn } from './watch-folders.ts';

let root: string;
let stop: AbortController;
let told: number;
let heard: number;
let following: Promise<void>;

beforeEach(async () => {
  root = temporaryFolder();
  stop = new AbortController();
  [told, heard] = [0, 0];
  write('mfe-a/src/page.tsx');
  mkdirSync(join(root, 'mfe-a/build'));
  following = (async () => {
    for await (const _ of changesIn(root, ['mfe-a'], stop.signal)) told += 1;
  })();
  await toldAnew();
});

afterEach(async () => {
  stop.abort();
  await following;
});

describe('following sources', () => {
  it('begins with the current state', () => {
    expect(told).toBe(1);
  });

  it('reports a burst of writes once', async () => {
    for (const name of ['page', 'other', 'third']) write(`mfe-a/src/${name}.tsx`);
    expect(await toldAnew()).toBe(1);
  });

  it('continues after an editor replaces the file repeatedly', async () => {
    for (let round = 1; round <= 3; round += 1) {
      write('mfe-a/src/draft');
      renameSync(join(root, 'mfe-a/src/draft'), join(root, 'mfe-a/src/page.tsx'));
      expect(await toldAnew()).toBe(1);
    }
  });

  it('follows a folder that is added later, even if it is removed and added again', async () => {
    write('mfe-a/src/lab/card.tsx');
    expect(await toldAnew()).toBe(1);
    write('mfe-a/src/lab/card.tsx');
    expect(await toldAnew()).toBe(1);
    rmSync(join(root, 'mfe-a/src/lab'), { recursive: true });
    expect(await toldAnew()).toBe(1);
    write('mfe-a/src/lab/card.tsx');
    expect(await toldAnew()).toBe(1);
    write('mfe-a/src/lab/card.tsx');
    expect(await toldAnew()).toBe(1);
  });

  it('ignores the output of builds', async () => {
    write('mfe-a/build/page.js');
    await sleep(300);
    expect(told).toBe(1);
  });
});

/** How often it is told from here on: waits for the first time, and then long enough for a second to show. */
async function toldAnew(): Promise<number> {
  const before = heard;
  await pWaitFor(() => told > before, { timeout: 10_000 });
  await sleep(300);
  heard = told;
  return told - before;
}

function write(file: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), String(performance.now()));
}
