import { addressOf, type PagePreload } from './page-preload.ts';

/** Milliseconds that a pointer rests on a link before it counts as more than passing. */
const RESTS_MS = 65;

/** A link that is pointed at, focused or pressed down on brings its page: what comes next is most often the press. */
export function preloadOnIntent(preload: PagePreload): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const soon = ({ target }: Pick<Event, 'target'>) => {
    clearTimeout(resting);
    const address = addressOf(target);
    if (address) resting = setTimeout(() => void preload.page(address), RESTS_MS);
  };
  document.addEventListener('pointerover', soon, { passive: true });
  document.addEventListener('focusin', soon, { passive: true });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const address = addressOf(target);
      if (address) void preload.page(address);
    },
    { passive: true },
  );
  // What the visitor was at already when this came.
  soon({ target: document.querySelector('a:hover') ?? document.activeElement });
}
