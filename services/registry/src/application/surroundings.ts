import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, readJson, UnavailableError } from '@coachlab/service-common';
import type { RegistryConfig } from '../settings.ts';
import { Owners } from '../store/owners.ts';
import { RunningShells } from '../store/running-shells.ts';
import type { ApiState, ShellProvides, Silence } from '../domain/checks/check-needs.ts';

/** Milliseconds for a service to say which APIs it has; it is asked at publish and promote only. */
const PATIENCE = 1_500;
/** A service that is just starting anew is asked again so often, after these milliseconds. */
const TRIES = 3;
const PAUSE = 500;
/** Bytes of what it says. */
const LONGEST = 64 * 1024;

/** What a release meets when it runs: the shells and the services, as they are at this moment. */
@Injectable()
export class Surroundings {
  readonly #logger = new Logger(Surroundings.name);
  readonly #providesFile: string | null;
  readonly #upstreams: ReadonlyMap<string, string>;

  constructor(
    @Inject(CONFIG) config: RegistryConfig,
    private readonly owners: Owners,
    private readonly running: RunningShells,
  ) {
    this.#providesFile = config.COACHLAB_PROVIDES_FILE;
    this.#upstreams = new Map(config.COACHLAB_UPSTREAMS);
  }

  /** What each running shell provides. Throws UnavailableError while none is known: nothing can be checked then. */
  async shells(): Promise<ShellProvides[]> {
    const [running, host] = await Promise.all([this.running.all(), this.#otherHost()]);
    const shells = host ? [...running, host] : running;
    if (shells.length > 0) return shells;
    const detail =
      'No running shell has told the registry what it provides, so nothing can be checked. Start a shell that has its token (COACHLAB_SHELL_TOKEN), and try again.';
    throw new UnavailableError('shell_unknown', { detail }, 5);
  }

  async #otherHost(): Promise<ShellProvides | null> {
    if (this.#providesFile === null) return null;
    try {
      const provides = JSON.parse(await readFile(this.#providesFile, 'utf8')) as Partial<ShellProvides>;
      if (typeof provides.shell === 'string' && typeof provides.shared === 'object')
        return provides as ShellProvides;
      throw new Error('it has no shell or shared');
    } catch (cause) {
      this.#logger.error(`Cannot read what the host provides: ${(cause as Error).message}`);
      return null;
    }
  }

  /** The state of each API, asked of its service at `/health/ready`. */
  async apis(names: string[], silence: Silence = 'fine'): Promise<Map<string, ApiState>> {
    const asked = new Map<string, Promise<Record<string, unknown> | null>>();
    const added = await this.owners.services();
    const states = names.map(async (name): Promise<[string, ApiState]> => {
      const base = this.#upstreams.get(name) ?? (Object.hasOwn(added, name) ? added[name] : undefined);
      if (base === undefined) return [name, this.#upstreams.size === 0 ? 'unknown' : 'absent'];
      let answer = asked.get(base);
      if (!answer) asked.set(base, (answer = this.#askFor(base, silence)));
      const apis = await answer;
      if (!apis) return [name, 'silent'];
      const version = Object.hasOwn(apis, name) ? apis[name] : undefined;
      return [name, typeof version === 'string' ? { version } : 'absent'];
    });
    return new Map(await Promise.all(states));
  }

  async #askFor(base: string, silence: Silence): Promise<Record<string, unknown> | null> {
    for (let tries = silence === 'fine' ? 1 : TRIES; ; tries -= 1) {
      const apis = await this.#ask(base);
      if (apis || tries <= 1) return apis;
      await sleep(PAUSE);
    }
  }

  async #ask(base: string): Promise<Record<string, unknown> | null> {
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      // Where a service leads on to is not followed: from here, more can be reached than its team may.
      const response = await fetch(new URL('/health/ready', base), { signal, redirect: 'error' });
      // A service that drains or waits for its database says 503 and its APIs all the same.
      const { apis } = (await readJson(response, LONGEST)) as { apis?: Record<string, unknown> };
      return apis ?? null;
    } catch (error) {
      this.#logger.warn(`Cannot read which APIs ${base} has: ${(error as Error).message}`);
      return null;
    }
  }
}
