import type { PublishReason } from '@coachlab/contracts';
import { releaseId } from '../package/make-release.ts';
import { type ReleaseAtHand, ROLES } from '../rollout/registry-view.ts';

/** Which releases would be broken if nothing answered these APIs any more. */
export function callersOf(
  apis: readonly string[],
  releases: readonly ReleaseAtHand[],
): Required<PublishReason>[] {
  return releases.flatMap(({ role, facts: { name, version, needs } }) =>
    Object.entries(needs.apis)
      .filter(([api]) => apis.includes(api))
      .map(([api, range]) => {
        const path = releaseId(name, version);
        const message = `${path}, ${ROLES[role]}, needs API ${api} ${range}; no service would answer it.`;
        return { code: 'needs_unmet' as const, path, message };
      }),
  );
}
