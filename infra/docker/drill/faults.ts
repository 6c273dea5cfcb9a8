import { setTimeout as sleep } from 'node:timers/promises';
import { command } from '../stack/command.ts';
import type { Compose } from '../stack/compose.ts';

export interface Fault {
  name: string;
  /** Whose pages may suffer; 'database': every write may. */
  section: string;
  /** On the crowd's clock, in milliseconds. */
  from: number;
  /** When the container was healthy again. */
  until: number;
}

/** Milliseconds for a container to be well again, and between two looks at it. */
const PATIENCE = 60_000;
const LOOK_EVERY = 100;

/**
 * Ends the first process of a container as the kernel would (`docker kill` would forbid its restart), and resolves when Docker
 * has started it again.
 * @param most of the service's containers
 */
export async function killHard(stack: Compose, service: string, most = Infinity): Promise<void> {
  for (const id of (await idsOf(stack, service)).slice(0, most)) {
    const before = await startOf(id);
    const pid = await command('docker', ['inspect', '--format', '{{.State.Pid}}', id]);
    const rights = ['--user=0', '--cap-drop=ALL', '--cap-add=KILL'];
    const inHost = ['run', '--rm', '--pid=host', '--network=none', ...rights, '--entrypoint=bash'];
    await command('docker', [...inHost, 'coachlab/secrets', '-c', `kill -9 ${pid}`]);
    for (let wait = 0; wait < PATIENCE && (await startOf(id)) === before; wait += LOOK_EVERY)
      await sleep(LOOK_EVERY);
  }
}

export async function restart(stack: Compose, service: string): Promise<void> {
  await stack.run('restart', service);
}

/** Stops every process of the container where it stands; its connections stay open and say nothing. */
export async function freeze(stack: Compose, service: string, milliseconds: number): Promise<void> {
  await stack.run('pause', service);
  await sleep(milliseconds);
  await stack.run('unpause', service);
}

/** Takes the container off its network; its connections stay open and nothing comes through. */
export async function cut(
  stack: Compose,
  service: string,
  network: string,
  milliseconds: number,
): Promise<void> {
  const [id = ''] = await idsOf(stack, service);
  const name = `${stack.project}_${network}`;
  await command('docker', ['network', 'disconnect', name, id]);
  await sleep(milliseconds);
  await command('docker', ['network', 'connect', '--alias', service, name, id]);
}

/** Waits until the container runs and its health check says that it is well. */
export async function untilHealthy(stack: Compose, service: string, patience = PATIENCE): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    const states = await Promise.all((await idsOf(stack, service)).map(stateOf));
    if (states.length > 0 && states.every((state) => state === 'running healthy')) return;
    if (performance.now() > end)
      throw new Error(`${service} is not healthy again: ${states.join(', ') || 'gone'}`);
    await sleep(LOOK_EVERY);
  }
}

function startOf(id: string): Promise<string> {
  return command('docker', ['inspect', '--format', '{{.State.StartedAt}}', id]);
}

async function idsOf(stack: Compose, service: string): Promise<string[]> {
  return (await stack.run('ps', '--all', '--quiet', service)).split('\n').filter(Boolean);
}

function stateOf(id: string): Promise<string> {
  return command('docker', ['inspect', '--format', '{{.State.Status}} {{.State.Health.Status}}', id]);
}
