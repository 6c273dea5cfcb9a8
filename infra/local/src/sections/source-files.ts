import { globSync } from 'node:fs';

const SOURCES = '{infra,mfe-*,packages,services,shell}/**/*.{ts,tsx,mjs,js}';
const NOT_OURS = /(^|\/)(node_modules|dist|build)$/;
/** What only tests and evaluations run: a test may name what it tries. */
const TESTS = /(^|\/)(test|testing|test-browser|test-server|test-content|evaluation)\/|\.test\.tsx?$/;

/** The code that a visitor, an operator or a developer runs, relative to `root`. */
export function sourceFiles(root: string): string[] {
  return globSync(SOURCES, { cwd: root, exclude: (path) => NOT_OURS.test(path) })
    .filter((file) => !TESTS.test(file))
    .toSorted();
}
