import type { DiscoveryRemote, Release } from '@coachlab/contracts';
import type { RegistryView } from '../rollout/registry-view.ts';
import { discoveryRemote, isShown } from '../rollout/remote-state.ts';
import { releaseId } from '../package/make-release.ts';

/** The public schema that this document follows; its fields are explained there. */
const SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';
/** The manifest that Module Federation's build writes beside the entry. */
const MANIFEST = 'browser/mf-manifest.json';

interface Deployment {
  /** Root-relative: against the address this document was fetched from. */
  url: string;
  metadata: { integrity: string; version: string };
  deployment: { traffic: number; default: boolean };
  extras: {
    moduleFederation: {
      /** What a stock host loads. */
      manifest: string;
      container: string;
      exposes: string[];
      /** Modules that the host must provide as singletons, and the ranges this release accepts. */
      shared: Record<string, string>;
    };
  };
}

export interface FrontendDiscovery {
  schema: string;
  microFrontends: Record<string, Deployment[]>;
}

/**
 * What runs, for hosts that are not ours. Public facts only: no lists of visitors, no candidate that nobody but a list
 * gets, nothing of a remote that is switched off, no services.
 */
export function frontendDiscovery({ remotes, releases }: RegistryView): FrontendDiscovery {
  const shown = [...remotes.values()].filter(isShown).map(discoveryRemote);
  const facts = (name: string, version: string) => releases.get(releaseId(name, version))?.facts;
  const entries = shown
    .filter(({ disabled }) => !disabled)
    .map((remote) => [remote.name, deploymentsOf(remote, facts)] as const);
  return { schema: SCHEMA, microFrontends: Object.fromEntries(entries) };
}

function deploymentsOf(
  { name, stable, candidate }: DiscoveryRemote,
  facts: (name: string, version: string) => Release | undefined,
): Deployment[] {
  const share = (candidate?.weight ?? 0) / 100;
  const arms = [
    { version: stable, traffic: 100 - share, isDefault: true },
    ...(candidate && share > 0 ? [{ version: candidate.release, traffic: share, isDefault: false }] : []),
  ];
  return arms.flatMap(({ version, traffic, isDefault }) => {
    const release = facts(name, version);
    return release ? [deployment(release, traffic, isDefault)] : [];
  });
}

function deployment(release: Release, traffic: number, isDefault: boolean): Deployment {
  const { version, base, entry, integrity, container, pages, shared } = release;
  return {
    url: base + entry,
    metadata: { integrity: integrity[entry] as string, version },
    deployment: { traffic, default: isDefault },
    extras: {
      moduleFederation: { manifest: base + MANIFEST, container, exposes: Object.keys(pages), shared },
    },
  };
}
