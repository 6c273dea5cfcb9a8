/** Under this name COACHLAB_BOOTSTRAP_TOKENS has the token of the shell, which reports signals and can do nothing else. */
export const SHELL = 'shell';
