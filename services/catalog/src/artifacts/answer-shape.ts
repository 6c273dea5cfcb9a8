import type { ArtifactCard, ArtifactTitle } from '@coachlab/contracts';
import { JsonText } from '@coachlab/service-common';
import type { ListView } from './artifact-queries.ts';
import type { View, Viewed } from './artifact-store.ts';

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

const LIST = new AnswerShape('[', ']', ({ json }) => json);
const TITLES = new AnswerShape('[', ']', ({ json }) => titleOf(json));

/** The stored view that a list is made of, and how. Titles are cut out of the cards. */
export function listOf(view: ListView | undefined): { view: View; shape: AnswerShape } {
  if (view === 'title') return { view: 'card', shape: TITLES };
  return { view: view ?? 'artifact', shape: LIST };
}

function titleOf(card: string): string {
  const { id, title, section, category } = JSON.parse(card) as ArtifactCard;
  return JSON.stringify({ id, title, section, category } satisfies ArtifactTitle);
}

export const METADATA = new AnswerShape(
  '{"metadata":{',
  '}}',
  ({ id, json }) => `${JSON.stringify(id)}:${json}`,
);
