import { storedTheme, THEME_KEY } from '../before-paint.ts';

export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

/** The reader's choice; `system` stores nothing. The boot script applies it before the first paint. */
export const theme = {
  get(): Theme {
    try {
      return storedTheme(localStorage) ?? 'system';
    } catch {
      return (document.documentElement.dataset.theme as Theme | undefined) ?? 'system';
    }
  },
  set(next: Theme): void {
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    try {
      if (next === 'system') localStorage.removeItem(THEME_KEY);
      else localStorage.setItem(THEME_KEY, next);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
