import type { ArtifactCard, ArtifactTitle } from '@coachlab/contracts';
import { JsonText } from '@coachlab/service-common';
import type { ListView } from './artifact-queries.ts';
import type { View, Viewed } from './artifact-store.ts';

const COMMA = Buffer.from(',');

/** How stored JSON becomes an answer: at once, or piece by piece. It stays bytes from the database to the socket. */
export class AnswerShape {
  readonly #open: Buffer;
  readonly #close: Buffer;
  readonly #entry: (row: Viewed) => Buffer[];

  constructor(open: string, close: string, entry: (row: Viewed) => Buffer[]) {
    this.#open = Buffer.from(open);
    this.#close = Buffer.from(close);
    this.#entry = entry;
  }

  whole(rows: Viewed[]): JsonText {
    return new JsonText(Buffer.concat([this.#open, ...this.#entries(rows), this.#close]));
  }

  /** `steps` are never empty. */
  async *pieces(steps: AsyncIterable<Viewed[]>): AsyncGenerator<Buffer> {
    let before = this.#open;
    for await (const rows of steps) {
      yield Buffer.concat([before, ...this.#entries(rows)]);
      before = COMMA;
    }
    yield before === COMMA ? this.#close : Buffer.concat([this.#open, this.#close]);
  }

  #entries(rows: Viewed[]): Buffer[] {
    return rows.flatMap((row, index) => [...(index > 0 ? [COMMA] : []), ...this.#entry(row)]);
  }
}

const LIST = new AnswerShape('[', ']', ({ json }) => [json]);
const TITLES = new AnswerShape('[', ']', ({ json }) => [Buffer.from(titleOf(json.toString()))]);

/** The stored view that a list is made of, and how. Titles are cut out of the cards. */
export function listOf(view: ListView | undefined): { view: View; shape: AnswerShape } {
  if (view === 'title') return { view: 'card', shape: TITLES };
  return { view: view ?? 'artifact', shape: LIST };
}

function titleOf(card: string): string {
  const { id, title, section, category } = JSON.parse(card) as ArtifactCard;
  return JSON.stringify({ id, title, section, category } satisfies ArtifactTitle);
}

export const METADATA = new AnswerShape('{"metadata":{', '}}', ({ id, json }) => [
  Buffer.from(`${JSON.stringify(id)}:`),
  json,
]);
