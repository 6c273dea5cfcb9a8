import { type BrowserRelease, SHELL } from '@coachlab/contracts';

/** The remote that this file belongs to, by its address, or the shell; null for everything that is neither's. */
export function ownerOfFile(address: string, releases: ReadonlyMap<string, BrowserRelease>): string | null {
  const { origin } = location;
  for (const [remote, { base }] of releases) if (address.startsWith(origin + base)) return remote;
  return address.startsWith(`${origin}/remotes/${SHELL}/`) ? SHELL : null;
}
