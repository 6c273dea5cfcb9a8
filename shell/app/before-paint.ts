type Storage = Pick<globalThis.Storage, 'getItem'>;

/** Crawlers keep the home page: they store nothing and would see the welcome for ever. */
const CRAWLER = /bot|crawl|spider|slurp|preview|lighthouse|facebookexternalhit|embed/i;

/** As long as no welcome was finished or skipped in this browser. */
export function isFirstVisit(userAgent: string, storage: Storage): boolean {
  return storage.getItem('onboarding_completed') === null && !CRAWLER.test(userAgent);
}

/** What stores that somebody has begun: a profile, a completed artifact, a quiz under way. */
const BEGUN = ['coaching_profile', 'completed_items', 'intake_quiz_draft', 'icpi_draft', 'quiz_drafts'];

/** Somebody who comes back: a page keeps room for what only they see. */
export function hasBegun(storage: Storage): boolean {
  return BEGUN.some((key) => !['[]', null].includes(storage.getItem(key)));
}

export const THEME_KEY = 'theme';

export function storedTheme(storage: Storage): 'light' | 'dark' | null {
  const theme = storage.getItem(THEME_KEY);
  return theme === 'light' || theme === 'dark' ? theme : null;
}
