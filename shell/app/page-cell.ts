import type { PageModule } from '@coachlab/remote-kit';
import type { PageSource } from './page-source.ts';

export type CellState =
  | { status: 'idle' | 'loading' }
  | { status: 'ready'; page: PageModule }
  | { status: 'failed'; error: unknown }
  /** The browser's code is missing, but the server rendered the page: what it rendered stays. */
  | { status: 'frozen'; error: unknown };

const LOADING: CellState = { status: 'loading' };

/**
 * One page's code, loaded at most once at a time. A failure is shown and forgotten: the next call of `load` tries
 * again (the router's own `lazy` would keep the rejected promise for ever).
 */
export class PageCell {
  #state: CellState = { status: 'idle' };
  #loading: Promise<PageModule> | null = null;
  #drawn: CellState | null = null;
  readonly #source: PageSource;
  readonly #remote: string;
  readonly #page: string;
  readonly #listeners = new Set<() => void>();

  constructor(source: PageSource, remote: string, page: string) {
    this.#source = source;
    this.#remote = remote;
    this.#page = page;
  }

  readonly get = (): CellState => this.#state;

  /** What the server drew. It is what is hydrated, also when the code has come in the meantime. */
  readonly getOnServer = (): CellState => this.#drawn ?? this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The page when nothing has to be waited for. A remote that was replaced by its fallback is replaced whole. */
  ready(): PageModule | null {
    if (this.#state.status !== 'ready') return null;
    const { page } = this.#state;
    return this.#source.peek && this.#source.peek(this.#remote, this.#page) !== page ? null : page;
  }

  load(): Promise<PageModule> {
    const here = this.ready();
    if (here) return Promise.resolve(here);
    if (this.#loading) return this.#loading;
    return this.#bring(this.#source.load(this.#remote, this.#page));
  }

  /** The page's own code threw while it was drawn. Rejects when nothing can take its place; it may be loaded again. */
  recover(thrown: unknown): Promise<PageModule> {
    if (this.#loading) return this.#loading;
    const { recover } = this.#source;
    return this.#bring(recover ? recover(this.#remote, this.#page, thrown) : Promise.reject(thrown));
  }

  /** The page stands on the screen. */
  drawn(): void {
    this.#source.drawn?.(this.#remote, this.#page);
  }

  #bring(coming: Promise<PageModule>): Promise<PageModule> {
    this.#set({ status: 'loading' });
    this.#loading = coming.then(
      (page) => {
        this.#loading = null;
        this.#set({ status: 'ready', page });
        return page;
      },
      (error: unknown) => {
        this.#loading = null;
        this.#set({ status: 'failed', error });
        throw error;
      },
    );
    return this.#loading;
  }

  /** The server has drawn the loading state in the page's place. */
  sentLoading(): void {
    this.#drawn = LOADING;
  }

  freeze(error: unknown): void {
    this.#set({ status: 'frozen', error });
  }

  /** Leaving a frozen page: it is as good as never loaded. */
  thaw(): void {
    if (this.#state.status === 'frozen') this.#set({ status: 'idle' });
  }

  #set(state: CellState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
