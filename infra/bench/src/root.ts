import { fileURLToPath } from 'node:url';

/** The repository, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Builds of the peers and reports; git-ignored. */
export const CACHE = `${ROOT}.cache/bench/`;
