import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { isGoneWithin, refOf, type ProcessRef } from '../lib/process-ref.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { RunFile } from './run-file.ts';

const processes: ChildProcess[] = [];
const GONE: ProcessRef = { pid: process.pid, started: 'in another life' };
const URL_OF_SITE = 'http://localhost:4000';

afterEach(() => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
});

describe('the processes of a data folder', () => {
  it('are recorded', async () => {
    const data = temporaryFolder();
    const child = sleeper();
    const runFile = await RunFile.take(data, URL_OF_SITE, false);
    runFile.setChild('catalog', child.pid);
    const written = JSON.parse(readFileSync(join(data, 'run.json'), 'utf8')) as object;
    expect(written).toMatchObject({
      launcher: { pid: process.pid },
      children: { catalog: { pid: child.pid } },
    });
    runFile.release();
    expect(existsSync(join(data, 'run.json'))).toBe(false);
  });

  it('must be stopped first if they are running', async () => {
    const data = temporaryFolder();
    await RunFile.take(data, URL_OF_SITE, false);
    await expect(RunFile.take(data, URL_OF_SITE, false)).rejects.toMatchObject({
      code: 'already_running',
      message: `Coachlab is already running from ${data} (${URL_OF_SITE}, process ${process.pid}): stop it first.`,
    });
  });

  it('are stopped if a killed launcher left them behind', async () => {
    const data = temporaryFolder();
    const left = refOfChild(sleeper());
    leave(data, { launcher: GONE, children: { catalog: left } });
    await RunFile.take(data, URL_OF_SITE, false);
    expect(await isGoneWithin(left, 0)).toBe(true);
  });

  it('are stopped with their launcher if its parent is gone', async () => {
    const data = temporaryFolder();
    const launcher = refOfChild(sleeper());
    leave(data, { launcher, owner: GONE, children: {} });
    await RunFile.take(data, URL_OF_SITE, false);
    expect(await isGoneWithin(launcher, 0)).toBe(true);
  });

  it('are left alone if the pid now belongs to another process', async () => {
    const data = temporaryFolder();
    const stranger = sleeper();
    leave(data, { launcher: GONE, children: { catalog: { pid: stranger.pid, started: 'long ago' } } });
    await RunFile.take(data, URL_OF_SITE, false);
    expect(await isGoneWithin(refOfChild(stranger), 100)).toBe(false);
  });
});

function leave(data: string, run: object): void {
  writeFileSync(join(data, 'run.json'), JSON.stringify({ url: URL_OF_SITE, ...run }));
}

function sleeper(): ChildProcess {
  const child = spawn('sleep', ['60'], { stdio: 'ignore', detached: true });
  processes.push(child);
  return child;
}

function refOfChild(child: ChildProcess): ProcessRef {
  const ref = refOf(child.pid ?? 0);
  if (!ref) throw new Error('The process did not start.');
  return ref;
}
