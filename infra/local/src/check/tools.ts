import { findBrowser } from './browser.ts';
import type { Check, Need } from './checks.ts';
import { findDatabase } from './database.ts';

/** What checks need beside npm's packages. */
export interface Tools {
  /** Tells the checks where the tools are. */
  env: NodeJS.ProcessEnv;
  /** One sentence for each that cannot be had here. */
  missing: Partial<Record<Need, string>>;
  /** Ends what was started for the checks. */
  stop: () => Promise<void>;
}

/** How one tool was found: what to tell the checks, or why there is none. */
export type Found = { env: NodeJS.ProcessEnv; stop?: () => Promise<void> } | { missing: string };

const FINDERS: Record<Need, (log: string, env: NodeJS.ProcessEnv) => Promise<Found>> = {
  browser: findBrowser,
  database: findDatabase,
};

/** Finds or installs what the selected checks need. */
export async function provideTools(root: string, checks: Check[], env: NodeJS.ProcessEnv): Promise<Tools> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => void (await Promise.all(stops.map((end) => end())));
  const tools: Tools = { env: {}, missing: {}, stop };
  for (const need of new Set(checks.flatMap(({ needs }) => needs ?? []))) {
    const found = await FINDERS[need](`${root}/.cache/test/install-${need}.log`, env);
    if ('missing' in found) {
      tools.missing[need] = found.missing;
      continue;
    }
    Object.assign(tools.env, found.env);
    if (found.stop) stops.push(found.stop);
  }
  return tools;
}

/**
 * Why a check cannot run at all. Without a database server the tests on SQLite still run; the others show as skipped.
 */
export function missingFor({ needs = [] }: Check, { missing }: Tools): string | undefined {
  return needs.includes('browser') ? missing.browser : undefined;
}
