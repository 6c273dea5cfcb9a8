import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PageCall, PageContract } from '@coachlab/contracts';
import type { Routes } from './fake-api.ts';

/** Takes down what pages call in their tests, and what they can draw of the answers. */
export class ContractWriter {
  readonly #of: Pick<PageContract, 'section' | 'api'>;
  readonly #calls = new Map<string, PageCall>();

  constructor(section: string, api: string) {
    this.#of = { section, api };
  }

  /** The same routes, for `fakeApi`: what a page is answered by them, it needs. */
  needs(routes: Routes): Routes {
    const noted = Object.entries(routes).map(([name, route]): [string, Routes[string]] => [
      name,
      async (call) => {
        const reply = await route(call);
        if (reply !== 'offline') this.#note(call, reply);
        return reply;
      },
    ]);
    return Object.fromEntries(noted);
  }

  /**
   * Writes the contract. On a build server (`CI`) it only compares: what stands there has to be what was committed.
   * @throws Error when it differs there
   */
  write(file: string): void {
    const calls = [...this.#calls]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, call]) => call);
    const contract: PageContract = { schema: 1, ...this.#of, calls };
    const text = `${JSON.stringify(contract, null, 2)}\n`;
    if (text === contentOf(file)) return;
    if (process.env['CI'])
      throw new Error(
        `${file} is not what the pages need now: run the tests on your machine, and commit it.`,
      );
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  #note(
    { method, path, body }: Pick<PageCall, 'method' | 'path' | 'body'>,
    { status = 200, body: answer }: { status?: number; body?: unknown },
  ): void {
    const call: PageCall = {
      method,
      path,
      ...(body !== undefined && { body }),
      status,
      // What a problem says besides its status is drawn nowhere.
      ...(status < 400 && answer !== undefined && { answer }),
    };
    this.#calls.set(`${path} ${method} ${JSON.stringify(call)}`, call);
  }
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
