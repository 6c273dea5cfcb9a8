export interface PageView {
  /** Pattern of the route, such as `/artifact/:id`: never what stands in its place. */
  path: string;
  /** The pattern on this site, in place of the whole address. */
  location: string;
}

export type Send = (view: PageView) => void;

interface PageViewsOptions {
  /** Resolves with what sends a view; rejects when the script cannot be had. */
  load: () => Promise<Send>;
  warn: (message: string) => void;
  /** Milliseconds the script may take. */
  patience: number;
}

/** Views wait until the script is there. If it fails or takes too long they are dropped, and so are all later ones. */
export class PageViews {
  #waiting: PageView[] = [];
  #send: Send | 'loading' | 'dropped' = 'loading';
  readonly #warn: PageViewsOptions['warn'];

  constructor({ load, warn, patience }: PageViewsOptions) {
    this.#warn = warn;
    const late = setTimeout(() => this.#drop(`did not load within ${patience / 1000} s`), patience);
    load().then(
      (send) => {
        clearTimeout(late);
        this.#start(send);
      },
      () => {
        clearTimeout(late);
        this.#drop('could not be loaded');
      },
    );
  }

  view(view: PageView): void {
    if (this.#send === 'loading') this.#waiting.push(view);
    else if (this.#send !== 'dropped') this.#send(view);
  }

  #start(send: Send): void {
    if (this.#send === 'dropped') return;
    this.#send = send;
    for (const view of this.#waiting.splice(0)) send(view);
  }

  #drop(why: string): void {
    if (this.#send === 'dropped') return;
    this.#send = 'dropped';
    this.#waiting = [];
    this.#warn(`The analytics script ${why}; page views are dropped.`);
  }
}
