import { randomBytes } from 'node:crypto';
import type { HeldRelease } from '@coachlab/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { idOf } from './held-back.ts';

export interface AnnouncementOptions {
  registryUrl: string;
  /** The shell's own token; null turns this off. */
  token: string | null;
  /** What the build wrote into provides.json. */
  provides: unknown;
  /** Of the files that browsers run; undefined where the build does not name one. */
  build: string | undefined;
  log: FastifyBaseLogger;
}

const ADDRESS = '/api/registry/shells';
const ANSWER_WITHIN_MS = 5_000;
/** The registry takes a shell for gone that says nothing for ninety seconds. Milliseconds. */
const AGAIN_AFTER = 20_000;

/**
 * Tells the registry that this shell runs and what it provides to sections: at the start, and again as long as it runs. The registry
 * says what this shell cannot run.
 */
export class Announcement {
  readonly #options: AnnouncementOptions;
  readonly #shell = randomBytes(16).toString('hex');
  #withheld: ReadonlyMap<string, string> = new Map();
  #saidAt = 0;

  constructor(options: AnnouncementOptions) {
    this.#options = options;
  }

  /** `name@version` of what this shell cannot run, to the reason. */
  get withheld(): ReadonlyMap<string, string> {
    return this.#withheld;
  }

  /**
   * Says it unless it was said just now. Resolves whether something else is withheld since.
   * @throws when the registry cannot be asked; what it said last goes on
   */
  async say({ again = false } = {}): Promise<boolean> {
    const due = this.#saidAt + AGAIN_AFTER;
    if (this.#options.token === null || (!again && Date.now() < due)) return false;
    const response = await this.#announce();
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The registry answers ${response.status}`);
    }
    this.#saidAt = Date.now();
    const { withheld = [] } = (await response.json()) as { withheld?: HeldRelease[] };
    const before = JSON.stringify([...this.#withheld]);
    this.#withheld = new Map(withheld.map(({ remote, version, reason }) => [idOf(remote, version), reason]));
    return JSON.stringify([...this.#withheld]) !== before;
  }

  async #announce(): Promise<Response> {
    const { provides, build } = this.#options;
    const known = { shell: this.#shell, provides };
    if (build === undefined) return this.#send('POST', ADDRESS, known);
    const response = await this.#send('POST', ADDRESS, { ...known, build });
    // A registry of the release before refuses members that it does not know.
    if (response.status !== 400) return response;
    await response.body?.cancel();
    return this.#send('POST', ADDRESS, known);
  }

  /** This shell ends, so it carries nothing any more. */
  async end(): Promise<void> {
    if (this.#saidAt === 0) return;
    const response = await this.#send('DELETE', `${ADDRESS}/${this.#shell}`);
    await response.body?.cancel();
  }

  #send(method: string, path: string, body?: object): Promise<Response> {
    const { registryUrl, token } = this.#options;
    return fetch(`${registryUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
  }
}
