import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { command } from './command.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

export interface ContainerState {
  Service: string;
  State: string;
  Health: string;
  ExitCode: number;
}

/** A project of docker-compose.yml with volumes of its own, beside whatever else runs on this machine. */
export class Compose {
  readonly project: string;
  readonly url: string;
  /** The repository whose files and sources are meant. */
  readonly root = ROOT;
  /** What tells `docker compose`, started anywhere, which stack is meant. */
  readonly environment: Record<string, string>;

  /** @param ports of this machine that nobody else uses: another stack may run beside it */
  constructor(project: string, ports: { site: number; operators: number }) {
    this.project = project;
    this.url = `http://localhost:${ports.site}`;
    this.environment = {
      COMPOSE_PROJECT_NAME: project,
      COMPOSE_FILE: resolve(ROOT, 'docker-compose.yml'),
      PORT: String(ports.site),
      COACHLAB_OPERATORS_PORT: String(ports.operators),
      COACHLAB_LIMITS: 'off',
      // A range of addresses of its own, which no other stack on this machine has.
      COACHLAB_FRONT_NET: `10.231.${ports.site % 240}`,
    };
  }

  run(...args: string[]): Promise<string> {
    return command('docker', ['compose', '--project-directory', this.root, ...args], this.environment);
  }

  /** Starts everything, or the services named and what they need, and waits until all of it is well. */
  async up(patience: number, ...words: string[]): Promise<void> {
    const end = performance.now() + patience * 1000;
    await this.run('up', '--detach', ...words);
    for (;;) {
      const waiting = (await this.containers()).filter((container) => !isWell(container));
      if (waiting.length === 0) return;
      if (performance.now() > end) {
        throw new Error(
          `Not healthy after ${patience} s: ${waiting.map(({ Service }) => Service).join(', ')}`,
        );
      }
      await sleep(500);
    }
  }

  /** Twice at most: Docker refuses to remove a network while a container that has ended is still leaving it. */
  async down(): Promise<void> {
    const down = () => this.run('down', '--volumes', '--remove-orphans', '--timeout', '30');
    await down().catch(down);
  }

  async containers(): Promise<ContainerState[]> {
    const lines = await this.run('ps', '--all', '--format', 'json');
    return lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as ContainerState);
  }

  /** What a person wants to see when something failed. */
  async describe(): Promise<string> {
    const states = await this.run('ps', '--all').catch(() => '');
    const logs = await this.run('logs', '--tail', '15').catch(() => '');
    return `${states}\n${logs}`;
  }
}

/** What lasts is healthy; what runs to its end has ended well. */
function isWell({ State, Health, ExitCode }: ContainerState): boolean {
  return State === 'running' ? Health === 'healthy' : State === 'exited' && ExitCode === 0;
}
