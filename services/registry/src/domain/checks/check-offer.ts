import type { PublishReason, ServiceCheckAnswer } from '@coachlab/contracts';
import semver from 'semver';
import { releaseId } from '../package/make-release.ts';
import { type ReleaseAtHand, ROLES } from '../rollout/registry-view.ts';

/** API name to the version that a service would answer with; null: it would answer no longer. */
export type Offer = Readonly<Record<string, string | null>>;

export interface OfferCheck extends ServiceCheckAnswer {
  broken: Required<PublishReason>[];
}

/** Which releases an API in another version would break. */
export function checkOffer(offer: Offer, releases: readonly ReleaseAtHand[]): OfferCheck {
  const calls = releases.flatMap(({ role, facts: { name, version, needs } }) =>
    Object.entries(needs.apis)
      .filter(([api]) => Object.hasOwn(offer, api))
      .map(([api, range]) => ({ remote: name, version, role, api, range })),
  );
  const works = ({ api, range }: (typeof calls)[number]) => {
    const offered = offer[api];
    return offered != null && semver.satisfies(offered, range, { includePrerelease: true });
  };
  return { callers: calls.filter(works), broken: calls.filter((call) => !works(call)).map(reasonOf(offer)) };
}

const reasonOf =
  (offer: Offer) =>
  ({ remote, version, role, api, range }: ServiceCheckAnswer['callers'][number]): Required<PublishReason> => {
    const id = releaseId(remote, version);
    const found = offer[api] == null ? 'no service would answer it' : `it would be ${offer[api]}`;
    return {
      code: 'needs_unmet',
      path: id,
      message: `${id}, ${ROLES[role]}, needs API ${api} ${range}; ${found}.`,
    };
  };
