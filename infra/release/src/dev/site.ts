import type { RESOLVED_SET_PATH, ResolvedSet } from '@coachlab/contracts';
import { CommandError, EXIT } from '../command-error.ts';

/** Where a site says what its caller runs. */
export const SET_PATH: typeof RESOLVED_SET_PATH = '/discovery/set';
const PATIENCE_MS = 15_000;

export interface Site {
  url: URL;
  set: ResolvedSet;
}

/** Asks the site what it runs. @throws CommandError when nothing answers, or something else does */
export async function findSite(address: string): Promise<Site> {
  const response = await fetch(address + SET_PATH, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: Error & { cause?: { code?: string; message?: string } }) => {
    const why = error.cause?.code ?? error.cause?.message ?? error.message;
    throw new CommandError('site_unreachable', `No site answers at ${address} (${why}).`, {
      details: ['Name another with --site, or start the local one: npm start in the repository of the site.'],
      exit: EXIT.unreachable,
      cause: error,
    });
  });
  const set = (await response.json().catch(() => null)) as ResolvedSet | null;
  if (!response.ok || !Array.isArray(set?.remotes))
    throw new CommandError(
      'site_unknown',
      `${address} is no Coachlab site: ${SET_PATH} answers ${response.status}.`,
      {
        details: ["It takes the address that visitors use, not the registry's."],
      },
    );
  // After redirects, as from http to https.
  return { url: new URL(new URL(response.url).origin), set };
}
