import type { ApiRoles, RoleName } from '@coachlab/contracts';
import { Logger } from '@nestjs/common';
import type { Site } from '../site/site.ts';
import { EtagReader } from '../site/etag-reader.ts';

export interface Answered<T> {
  /** Of the page that an item opens. */
  path: string | undefined;
  /** The same object until the answer changes. */
  value: T;
}

/** Reads every API with one role. One that cannot be had counts with its last answer, and before its first not at all. */
export class RoleReader<R extends RoleName> {
  readonly #logger = new Logger(RoleReader.name);
  readonly #role: R;
  readonly #readers = new Map<string, EtagReader<ApiRoles[R]>>();
  readonly #last = new Map<string, ApiRoles[R]>();

  constructor(role: R) {
    this.#role = role;
  }

  async read(site: Site): Promise<Answered<ApiRoles[R]>[]> {
    const sources = site.sources(this.#role);
    const answers = await Promise.all(sources.map(({ url }) => this.#ask(url)));
    return sources.flatMap(({ path }, at) => {
      const value = answers[at];
      return value === undefined ? [] : [{ path, value }];
    });
  }

  async #ask(url: URL): Promise<ApiRoles[R] | undefined> {
    const reader = this.#readers.get(url.href) ?? new EtagReader<ApiRoles[R]>(url);
    this.#readers.set(url.href, reader);
    try {
      this.#last.set(url.href, await reader.read());
    } catch (error) {
      this.#logger.warn(
        `Could not refresh ${this.#role}; keeping the previous answer: ${reason(error as Error)}`,
      );
    }
    return this.#last.get(url.href);
  }
}

function reason(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
