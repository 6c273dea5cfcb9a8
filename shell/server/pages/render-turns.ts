/** Renders of one network: so many at once, and so many more that wait. Thirty people in one room seldom wait. */
const MOST = { atOnce: 8, waiting: 128 };

export class TooManyPages extends Error {
  readonly code = 'too_many_pages';
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Gives every network a line of its own for what has to be rendered, so that none fills the one of all. */
export class RenderTurns {
  readonly #lines = new Map<string, Line>();

  /** Runs `render` when it is its network's turn. @throws TooManyPages */
  async run<T>(network: string, render: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(network) ?? { running: 0, waiting: [] };
    this.#lines.set(network, line);
    if (line.running >= MOST.atOnce) {
      if (line.waiting.length >= MOST.waiting) throw new TooManyPages();
      // Whoever ends passes on the place, which stays counted.
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    } else line.running += 1;
    try {
      return await render();
    } finally {
      this.#end(network, line);
    }
  }

  #end(network: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) return next();
    line.running -= 1;
    if (line.running === 0) this.#lines.delete(network);
  }
}
