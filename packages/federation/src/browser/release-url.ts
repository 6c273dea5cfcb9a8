import type { BrowserRelease } from '@coachlab/contracts';

/** The absolute address of a release's file (default: of its folder), on the own origin. */
export function releaseUrl({ base }: BrowserRelease, file = ''): string {
  return new URL(base + file, window.location.origin).href;
}
