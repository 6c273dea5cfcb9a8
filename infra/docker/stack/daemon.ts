import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { command } from './command.ts';
import { OutOfReach } from './out-of-reach.ts';

const PROGRAMS = ['/usr/bin/dockerd', '/usr/sbin/dockerd', '/usr/local/bin/dockerd'];
/** Seconds for it to answer. */
const PATIENCE = 30;

/**
 * Resolves when Docker answers, with what ends it again. Where it is installed and sleeps, root starts it for as long as this
 * takes; nothing is installed. Throws OutOfReach.
 */
export async function dockerDaemon(): Promise<() => Promise<void>> {
  if (!(await works(['compose', 'version']))) {
    throw new OutOfReach('Docker has no compose command (https://docs.docker.com/compose/install).');
  }
  if (await answers()) return async () => {};
  const program = PROGRAMS.find((file) => existsSync(file));
  if (!program || process.getuid?.() !== 0) {
    const way = 'on Debian as root, infra/docker/local-images/make.sh installs and starts one';
    throw new OutOfReach(`Docker does not respond. Start it; ${way}.`);
  }
  const log = join(tmpdir(), 'coachlab-dockerd.log');
  const output = openSync(log, 'w');
  const daemon = spawn(program, [], { stdio: ['ignore', output, output], detached: true });
  daemon.on('error', () => {});
  for (let second = 0; second < PATIENCE && daemon.exitCode === null; second += 1) {
    await sleep(1_000);
    if (await answers()) return () => ended(daemon);
  }
  await ended(daemon);
  throw new OutOfReach(`dockerd was started but does not respond (${log}).`);
}

async function ended(daemon: ReturnType<typeof spawn>): Promise<void> {
  if (daemon.exitCode !== null || daemon.signalCode !== null) return;
  const gone = new Promise((resolve) => daemon.once('exit', resolve));
  daemon.kill('SIGTERM');
  await Promise.race([gone, sleep(20_000)]);
}

const answers = () => works(['info']);

function works(args: string[]): Promise<boolean> {
  return command('docker', args).then(
    () => true,
    () => false,
  );
}
