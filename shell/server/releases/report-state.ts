import { randomBytes } from 'node:crypto';
import { SIGNALS_PATH, type ShellStateRequest } from '@coachlab/contracts';

interface StateReporterOptions {
  registryUrl: string;
  /** The shell's own token; null turns this off. */
  token: string | null;
}

type Troubles = Omit<ShellStateRequest, 'shell'>;

const ANSWER_WITHIN_MS = 5_000;
/** The registry forgets a shell that says nothing for two minutes. Milliseconds. */
const AGAIN_AFTER = 30_000;
const LONGEST = 500;

/** Tells the registry what this shell holds back and why, so that `coachlab status` can tell the team. */
export class StateReporter {
  readonly #options: StateReporterOptions;
  readonly #shell = randomBytes(16).toString('hex');
  #reported = JSON.stringify({ held: [], alarm: null });
  #reportedAt = 0;

  constructor(options: StateReporterOptions) {
    this.#options = options;
  }

  /** Sends what has changed, or what goes on. @throws when the registry does not take it */
  async tell({ held, alarm }: Troubles): Promise<void> {
    const { registryUrl, token } = this.#options;
    const troubles: Troubles = {
      held: held.slice(0, 50).map((each) => ({ ...each, reason: each.reason.slice(0, LONGEST) })),
      alarm: alarm?.slice(0, LONGEST) ?? null,
    };
    const text = JSON.stringify(troubles);
    const goesOn = (held.length > 0 || alarm !== null) && Date.now() - this.#reportedAt > AGAIN_AFTER;
    if (token === null || (text === this.#reported && !goesOn)) return;
    const body: ShellStateRequest = { shell: this.#shell, ...troubles };
    const response = await fetch(`${registryUrl}${SIGNALS_PATH}/shell/state`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The registry answers ${response.status}`);
    [this.#reported, this.#reportedAt] = [text, Date.now()];
  }
}
