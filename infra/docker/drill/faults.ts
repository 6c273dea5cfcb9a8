import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { command } from '../stack/command.ts';
import type { Compose } from '../stack/compose.ts';

/** Milliseconds for a container to be well again, and between two looks at it. */
const PATIENCE = 60_000;
const LOOK_EVERY = 100;

/**
 * Ends the first process of a container as the kernel would (`docker kill` would forbid its restart), and resolves when Docker
 * has started it again.
 */
export async function killed(stack: Compose, service: string): Promise<void> {
  const id = await idOf(stack, service);
  const before = await inspected(id, '{{.State.StartedAt}}');
  const pid = await inspected(id, '{{.State.Pid}}');
  const rights = ['--user=0', '--cap-drop=ALL', '--cap-add=KILL'];
  const inHost = ['run', '--rm', '--pid=host', '--network=none', ...rights, '--entrypoint=bash'];
  await command('docker', [...inHost, 'coachlab/secrets', '-c', `kill -9 ${pid}`]);
  for (let wait = 0; wait < PATIENCE; wait += LOOK_EVERY) {
    if ((await inspected(id, '{{.State.StartedAt}}')) !== before) return;
    await sleep(LOOK_EVERY);
  }
}

/** Stops every process of the container where it stands; its connections stay open and say nothing. */
export async function paused(stack: Compose, service: string, milliseconds: number): Promise<void> {
  await stack.run('pause', service);
  await sleep(milliseconds);
  await stack.run('unpause', service);
}

/** A new container takes the place of the old one, as `rolling-restart.sh` does it; of the database, as `up` does. */
export async function updated(stack: Compose, service: string): Promise<void> {
  if (service === 'mysql') await stack.run('up', '--detach', '--no-deps', '--force-recreate', service);
  else
    await command(
      'bash',
      [resolve(import.meta.dirname, '../rolling-restart.sh'), service],
      stack.environment,
    );
}

/** Waits until the container runs and its health check says that it is well. */
export async function untilHealthy(stack: Compose, service: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const id = await idOf(stack, service);
    const state = id && (await inspected(id, '{{.State.Status}} {{.State.Health.Status}}'));
    if (state === 'running healthy') return;
    if (performance.now() > end) throw new Error(`${service} is not healthy again: ${state || 'gone'}`);
    await sleep(LOOK_EVERY);
  }
}

async function idOf(stack: Compose, service: string): Promise<string> {
  return (await stack.run('ps', '--all', '--quiet', service)).split('\n')[0]!;
}

function inspected(id: string, format: string): Promise<string> {
  return command('docker', ['inspect', '--format', format, id]);
}
