import { JsonText } from '@coachlab/service-common';
import type { Viewed } from './artifact-store.ts';

/** How stored JSON becomes an answer: at once, or piece by piece. */
export class AnswerShape {
  readonly #open: string;
  readonly #close: string;
  readonly #entry: (row: Viewed) => string;

  constructor(open: string, close: string, entry: (row: Viewed) => string) {
    this.#open = open;
    this.#close = close;
    this.#entry = entry;
  }

  whole(rows: Viewed[]): JsonText {
    return new JsonText(this.#open + rows.map(this.#entry).join(',') + this.#close);
  }

  /** `steps` are never empty. */
  async *pieces(steps: AsyncIterable<Viewed[]>): AsyncGenerator<string> {
    let before = this.#open;
    for await (const rows of steps) {
      yield before + rows.map(this.#entry).join(',');
      before = ',';
    }
    yield before === ',' ? this.#close : this.#open + this.#close;
  }
}

export const LIST = new AnswerShape('[', ']', ({ json }) => json);
export const METADATA = new AnswerShape(
  '{"metadata":{',
  '}}',
  ({ id, json }) => `${JSON.stringify(id)}:${json}`,
);
