import { delimiter, resolve } from 'node:path';
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
  readonly root: string;
  /** What tells `docker compose`, started anywhere, which stack is meant. */
  readonly environment: Record<string, string>;

  /**
   * @param ports of this machine that nobody else uses: another stack may run beside it
   * @param files of Compose, from the root; each adds to those before it
   * @param scheme of the site's address with these files
   * @param root another copy of the repository, for instance of an earlier commit
   */
  constructor(
    project: string,
    ports: { site: number; operators: number; prometheus?: number; alertmanager?: number },
    files = ['docker-compose.yml'],
    scheme: 'http' | 'https' = 'http',
    root = ROOT,
  ) {
    this.root = root;
    this.project = project;
    this.url = `${scheme}://localhost:${ports.site}`;
    this.environment = {
      COMPOSE_PROJECT_NAME: project,
      COMPOSE_FILE: files.map((file) => resolve(root, file)).join(delimiter),
      PORT: String(ports.site),
      COACHLAB_OPERATORS_PORT: String(ports.operators),
      COACHLAB_PROMETHEUS_PORT: String(ports.prometheus ?? ''),
      COACHLAB_ALERTMANAGER_PORT: String(ports.alertmanager ?? ''),
      COACHLAB_LIMITS: 'off',
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
