/**
 * Raw text by key. localStorage when it works; what it refuses (blocked, private mode, full) is held in memory
 * for the life of the page, on the window, so that every separately bundled copy of this package holds the same.
 * On a server nothing is kept: visitors share a process there.
 */
const HELD = Symbol.for('coachlab.learner.held');
const CHANGED = 'coachlab:learner-changed';

type Held = Map<string, string | null>;

/** What localStorage has, and what could not be written to it; `undefined` = nothing was refused. */
export interface RawEntry {
  stored: string | null;
  held: string | null | undefined;
}

export function readEntry(key: string): RawEntry {
  if (typeof window === 'undefined') return { stored: null, held: undefined };
  return { stored: attempt(() => window.localStorage.getItem(key)) ?? null, held: heldValues().get(key) };
}

/** Writes, or with `null` removes, and tells every listener of this page. Other tabs hear the storage event. */
export function writeEntry(key: string, raw: string | null): void {
  if (typeof window === 'undefined') return;
  const written = attempt(() => {
    if (raw === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, raw);
    return true;
  });
  if (written) heldValues().delete(key);
  else heldValues().set(key, raw);
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: key }));
}

/** Calls back on a change by this page, by another tab, and on return from the back-forward cache. */
export function listen(key: string, heard: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const here = (event: Event) => (event as CustomEvent).detail === key && heard();
  // A null key is localStorage.clear().
  const elsewhere = (event: StorageEvent) => (event.key === key || event.key === null) && heard();
  const back = (event: PageTransitionEvent) => event.persisted && heard();
  window.addEventListener(CHANGED, here);
  window.addEventListener('storage', elsewhere);
  window.addEventListener('pageshow', back);
  return () => {
    window.removeEventListener(CHANGED, here);
    window.removeEventListener('storage', elsewhere);
    window.removeEventListener('pageshow', back);
  };
}

function heldValues(): Held {
  const scope = window as unknown as Record<symbol, Held | undefined>;
  return (scope[HELD] ??= new Map());
}

/** Even reaching for `window.localStorage` throws where cookies are blocked. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
