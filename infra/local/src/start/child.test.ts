import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import pWaitFor from 'p-wait-for';
import { refOf } from '../lib/process-ref.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { Child } from './child.ts';
import { choosePorts } from './ports.ts';

const SERVICE = fileURLToPath(new URL('../testing/small-service.mjs', import.meta.url));
const children: Child[] = [];
const lines: string[] = [];

afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.stop()));
  lines.length = 0;
});

describe('a process of the site', () => {
  it('is ready when it answers', async () => {
    const { child, url } = await make({});
    await child.start();
    expect((await answer(url)).pid).toBe(child.pid);
  });

  it('that dies during startup is reported with its exit code and its log', async () => {
    const { child, log } = await make({ DEAD_ON_ARRIVAL: '1' });
    await expect(child.start()).rejects.toMatchObject({
      code: 'child_failed',
      message: 'catalog exited during startup (exit code 3).',
      logFile: log,
    });
    expect(readFileSync(log, 'utf8')).toContain('The database file is not a database.');
  });

  it('does not mistake another program at its address for itself', async () => {
    const { child: other, url } = await make({});
    await other.start();
    const { child } = await make({}, {}, url);
    await expect(child.start()).rejects.toThrow(
      `catalog cannot start: another program is listening at ${url}.`,
    );
  });

  it('that never becomes ready fails', async () => {
    const { child } = await make({ NEVER_READY: '1' }, { ready: 400 });
    await expect(child.start()).rejects.toThrow('catalog was not ready after 0.4 s.');
  });

  it('is asked to stop, so that it can finish its work', async () => {
    const { child, log } = await make({});
    await child.start();
    await child.stop();
    expect(readFileSync(log, 'utf8')).toContain('asked to stop');
  });

  it('is killed with its children if it does not stop', async () => {
    const { child, url } = await make({ STUBBORN: '1', HELPER: '1' }, { grace: 300 });
    await child.start();
    const { pid, helper } = await answer(url);
    expect(refOf(helper)).toBeDefined();
    await child.stop();
    // The system may still be taking them away.
    await pWaitFor(() => !refOf(pid) && !refOf(helper), { timeout: 5_000 });
  });

  it('that dies later is restarted after growing pauses, and logs it', async () => {
    const { child, url } = await make({}, { firstBackOff: 100 });
    await child.start();
    child.supervise();
    const first = (await answer(url)).pid;
    await answer(`${url}/die`).catch(() => {});
    const second = await answerOf(url, (pid) => pid !== first);
    await pWaitFor(() => lines.length >= 2);
    await answer(`${url}/die`).catch(() => {});
    await answerOf(url, (pid) => pid !== second);
    await pWaitFor(() => lines.length >= 4);
    expect(lines).toEqual([
      expect.stringContaining('catalog: ended (exit code 1), restarts in 0.1 s'),
      'catalog: is back',
      expect.stringContaining('catalog: ended (exit code 1), restarts in 0.2 s'),
      'catalog: is back',
    ]);
  });

  it('is restarted after a kill -9', async () => {
    const { child, url } = await make({}, { firstBackOff: 50 });
    await child.start();
    child.supervise();
    const { pid } = await answer(url);
    process.kill(pid, 'SIGKILL');
    await answerOf(url, (now) => now !== pid);
    expect(lines[0]).toContain('ended (SIGKILL)');
  });

  it('restarts for a new build without a pause', async () => {
    const { child, url } = await make({}, { firstBackOff: 60_000 });
    await child.start();
    const { pid } = await answer(url);
    await child.restart();
    expect((await answer(url)).pid).not.toBe(pid);
    expect(lines).toEqual([]);
  });

  it('stops at once while it waits to be restarted', async () => {
    const { child, url } = await make({}, { firstBackOff: 60_000 });
    await child.start();
    child.supervise();
    await answer(`${url}/die`).catch(() => {});
    await pWaitFor(() => lines.length > 0);
    await child.stop();
    expect(child.pid).toBeUndefined();
  });
});

async function make(env: NodeJS.ProcessEnv, timing: object = {}, address?: string) {
  const folder = temporaryFolder();
  const { catalog = 0 } = await choosePorts(['catalog'], join(folder, 'ports.json'));
  const url = address ?? `http://127.0.0.1:${catalog}`;
  const log = join(folder, 'catalog.log');
  const child = new Child({
    name: 'catalog',
    args: [SERVICE],
    cwd: folder,
    env: { ...env, PORT: String(catalog) },
    logFile: log,
    readyUrl: url,
    say: (who, what) => lines.push(`${who}: ${what}`),
    timing,
  });
  children.push(child);
  return { child, url, log };
}

async function answer(url: string): Promise<{ pid: number; helper: number }> {
  const response = await fetch(url);
  return (await response.json()) as { pid: number; helper: number };
}

/** Asks until the answering process is the wanted one. */
async function answerOf(url: string, wanted: (pid: number) => boolean): Promise<number> {
  for (;;) {
    const pid = await answer(url).then(
      (found) => found.pid,
      () => 0,
    );
    if (pid && wanted(pid)) return pid;
    await sleep(20);
  }
}
