export type Need = 'database' | 'browser';

/** A step of `npm test`. */
export interface Check {
  name: string;
  /** Script in the root package.json, so that each check also runs by itself. */
  script: string;
  /** Where its counts come from: the exit code alone (one check), or the JSON report of its runner. */
  counts: 'exit' | 'jest' | 'playwright';
  needs?: Need[];
  /** Only with --strict: it takes minutes, and whoever wants it alone has its script. */
  onlyStrict?: boolean;
  /** Folders of the rooms that it tries as a whole: with --since it runs when one of them can break. All, when absent. */
  of?: RegExp;
  /** With --since its runner is given the folders that can break, instead of nothing. */
  byFolder?: boolean;
  /** Those folders, or the parts of a room when it is checked alone. */
  folders?: string[];
}

/** What the running site is made of. */
const SITE = /^(shell|mfe-|services\/|packages\/|infra\/(local|release)|e2e)/;

/** Cheap ones first; types before all that runs compiled code. */
export const CHECKS: Check[] = [
  { name: 'format', script: 'test:format', counts: 'exit' },
  { name: 'lint', script: 'test:lint', counts: 'exit' },
  { name: 'types', script: 'test:types', counts: 'exit' },
  { name: 'dead-code', script: 'test:dead-code', counts: 'exit' },
  { name: 'folders', script: 'test:folders', counts: 'exit' },
  { name: 'sections', script: 'test:sections', counts: 'exit' },
  { name: 'content', script: 'test:content', counts: 'exit', of: /^services\/(catalog|assessment)$/ },
  { name: 'audit', script: 'test:audit', counts: 'exit' },
  { name: 'unit', script: 'test:unit', counts: 'jest', needs: ['database'], of: /./, byFolder: true },
  {
    name: 'federation',
    script: 'test:federation',
    counts: 'playwright',
    needs: ['browser'],
    of: /^(shell|packages\/federation)$/,
  },
  { name: 'e2e', script: 'test:e2e', counts: 'playwright', needs: ['browser'], of: SITE },
  {
    name: 'stack',
    script: 'test:stack',
    counts: 'exit',
    onlyStrict: true,
    of: /^(shell|mfe-|services\/|packages\/|infra\/)/,
  },
];
