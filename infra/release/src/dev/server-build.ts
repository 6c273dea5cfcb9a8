import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration, Stats, Watching } from '@rspack/core';
import { buildError } from './build-error.ts';
import { rspackOf } from './rspack.ts';

/** A section as a server draws it. */
export interface ServerCode {
  /** Another build, another number. */
  number: number;
  text: string;
}

/**
 * The server's build of a section. It is brought up to date when a page is asked for, not at every edit: an edit is to be on
 * the screen at once, and the browser's build alone brings it there.
 */
export class ServerBuild {
  readonly #config: Configuration;
  readonly #folder: string;
  readonly #changed = new Set<string>();
  readonly #removed = new Set<string>();
  #watching: Watching | undefined;
  #built: (stats: Stats | Error) => void = () => {};
  #code: ServerCode | null = null;
  #fault: Error | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(config: Configuration, folder: string) {
    this.#config = config;
    this.#folder = folder;
  }

  /** Files that are not what they were. */
  note(changed: Iterable<string> = [], removed: Iterable<string> = []): void {
    for (const file of changed) this.#changed.add(file);
    for (const file of removed) this.#removed.add(file);
  }

  /** @throws what the build says against the sources */
  current(): Promise<ServerCode> {
    const coming = this.#last.then(() => this.#bring());
    this.#last = coming.catch(() => {});
    return coming;
  }

  async stop(): Promise<void> {
    await this.#last;
    await new Promise<void>((resolve) =>
      this.#watching ? this.#watching.close(() => resolve()) : resolve(),
    );
  }

  async #bring(): Promise<ServerCode> {
    if (!this.#watching || this.#changed.size + this.#removed.size > 0) this.#take(await this.#build());
    if (this.#fault) throw this.#fault;
    return this.#code!;
  }

  #take(stats: Stats | Error): void {
    this.#fault = stats instanceof Error ? stats : this.#faultOf(stats);
    if (this.#fault) return;
    const text = readFileSync(join(this.#config.output!.path!, 'server.js'), 'utf8');
    this.#code = { number: (this.#code?.number ?? 0) + 1, text };
  }

  #build(): Promise<Stats | Error> {
    const built = new Promise<Stats | Error>((resolve) => (this.#built = resolve));
    const changed = new Set(this.#changed);
    const removed = new Set(this.#removed);
    this.#changed.clear();
    this.#removed.clear();
    // It watches nothing by itself, but is told what changed: only so does it build anew what did, and no more.
    if (this.#watching) this.#watching.invalidateWithChangesAndRemovals(changed, removed);
    else
      this.#watching = rspackOf(this.#folder)(this.#config).watch(
        { ignored: /.*/, aggregateTimeout: 0 },
        (error, stats) => this.#built(error ?? stats!),
      );
    return built;
  }

  #faultOf(stats: Stats): Error | null {
    const { errors = [] } = stats.toJson({ all: false, errors: true });
    if (errors.length === 0) return null;
    return new Error(errors.map((error) => buildError(error, this.#config.context!)).join('\n\n'));
  }
}
