import type { ResolvedRemote, ResolvedSet } from '@coachlab/contracts';

/**
 * What runs in this page load: the set it began with, but for remotes that failed to load and were replaced,
 * each as a whole: all later pages of it come from the replacement.
 */
export class RunningReleases {
  readonly #remotes: Map<string, ResolvedRemote>;
  readonly #turns = new Map<string, Promise<unknown>>();
  #epoch: number;

  constructor(set: ResolvedSet) {
    this.#epoch = set.epoch;
    this.#remotes = new Map(set.remotes.map((remote) => [remote.name, remote]));
  }

  get(name: string): ResolvedRemote | undefined {
    return this.#remotes.get(name);
  }

  /** Whether a fresh set is no older than the newest seen: a gateway that lags behind must not lead back. */
  accepts({ epoch }: ResolvedSet): boolean {
    if (epoch < this.#epoch) return false;
    this.#epoch = epoch;
    return true;
  }

  replace(remote: ResolvedRemote): void {
    this.#remotes.set(remote.name, remote);
  }

  /** One replacement of a remote at a time, so that two failing pages do not end on two releases. */
  inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.#turns.get(name) ?? Promise.resolve()).then(work);
    this.#turns.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  }
}
