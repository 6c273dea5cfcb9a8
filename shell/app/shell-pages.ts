import { HELP_PAGE } from '@coachlab/safety';

/** Pages of the shell itself, which no release set lists. */
export const SHELL_PAGES: readonly string[] = [HELP_PAGE];

/** The address at which the page for all addresses that are nobody's is drawn. */
export const NOWHERE = '/404';
