/** What the cache of a release set is called: this, and the set's name. */
export const CACHE_PREFIX = 'coachlab-kept-';

/** The same of workers until 29 November 2026, which kept signed pages alone. */
export const OLD_CACHE_PREFIX = 'coachlab-set-';

/** Of a kept page: its title as it stands in the document, percent-encoded. */
export const TITLE_HEADER = 'x-coachlab-title';
