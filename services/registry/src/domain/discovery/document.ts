import type { KeyObject } from 'node:crypto';
import type { DiscoveryDocument, SigningCertificate } from '@coachlab/contracts';
import { signDiscovery } from '@coachlab/federation/server';
import type { EpochState, RegistryView } from '../rollout/registry-view.ts';
import { discoveryRemote, isShown } from '../rollout/remote-state.ts';
import type { Owned } from '../checks/owned.ts';

/** What signs, and the word of a root that it may. */
interface Signer {
  key: KeyObject;
  certificate: SigningCertificate;
}

const HOUR = 3_600_000;
/** Signed anew this often, so that a document always has at least 18 of its 24 hours left. */
const SIGN_EVERY = 6 * HOUR;
const VALID_FOR = 24 * HOUR;

/**
 * When the document counts as issued: at the last change, or at the start of the running six hours. Not simply now:
 * Ed25519 signatures are deterministic, so all instances make the same bytes and a shell may poll any of them.
 */
export function issuedAt({ changedAt }: Pick<EpochState, 'changedAt'>, now: number): number {
  return Math.max(changedAt.getTime(), Math.floor(now / SIGN_EVERY) * SIGN_EVERY);
}

/** The signed document of one view: every remote with a stable release, and the releases these refer to. */
export function makeDocument(
  view: RegistryView,
  { owners, services }: { owners: ReadonlyMap<string, Owned>; services: Record<string, string> },
  issued: number,
  { key, certificate }: Signer,
): DiscoveryDocument {
  const shown = [...view.remotes.values()].filter(isShown);
  const names = new Set(shown.map(({ name }) => name));
  const awaited = [...owners].flatMap(([name, { routes }]) => (names.has(name) ? [] : routes)).sort();
  const releases = [...view.releases.values()]
    .filter(({ remote }) => names.has(remote))
    .map(({ id, facts }) => [id, facts] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return signDiscovery(
    {
      schema: 1,
      epoch: view.epoch,
      issuedAt: new Date(issued).toISOString(),
      expiresAt: new Date(issued + VALID_FOR).toISOString(),
      remotes: shown.map((state) => ({
        ...discoveryRemote(state),
        owns: owners.get(state.name)?.routes ?? [],
      })),
      releases: Object.fromEntries(releases),
      // Left out as long as they say nothing, as shells of an earlier version knew it.
      ...(Object.keys(services).length > 0 && { services }),
      ...(awaited.length > 0 && { awaited }),
      ...(!view.offline && { offline: false }),
      certificate,
    },
    key,
  );
}
