import { randomBytes } from 'node:crypto';
import { SIGNALS_PATH, type ShadowRendersRequest } from '@coachlab/contracts';

interface TellShadowsOptions {
  registryUrl: string;
  /** The shell's own token; null turns this off. */
  token: string | null;
  found: () => ShadowRendersRequest['renders'];
}

/** Milliseconds between looks for something new, and between repeats: what a shell does not repeat is forgotten after two minutes. */
const EVERY = { new: 1_000, same: 30_000 };
const ANSWER_WITHIN = 5_000;
const MOST = 20;

/** Tells the registry what this shell's shadow renders came to. What it does not take is told again. */
export class TellShadows {
  readonly #options: TellShadowsOptions;
  readonly #shell = randomBytes(16).toString('hex');
  readonly #timer: NodeJS.Timeout;
  #reported = '';
  #reportedAt = 0;
  #isTelling = false;

  constructor(options: TellShadowsOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#tell(), EVERY.new).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #tell(): Promise<void> {
    const { registryUrl, token, found } = this.#options;
    const renders = found().slice(0, MOST);
    const text = JSON.stringify(renders);
    const isSame = text === this.#reported && Date.now() - this.#reportedAt < EVERY.same;
    if (token === null || renders.length === 0 || isSame || this.#isTelling) return;
    this.#isTelling = true;
    const body: ShadowRendersRequest = { shell: this.#shell, renders };
    try {
      const response = await fetch(`${registryUrl}${SIGNALS_PATH}/shell/shadows`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_WITHIN),
      });
      await response.body?.cancel();
      if (response.ok) [this.#reported, this.#reportedAt] = [text, Date.now()];
    } catch {
      // That the registry is away is logged where documents are asked for.
    } finally {
      this.#isTelling = false;
    }
  }
}
