import type { Provenance, Release, ReleasePackage, RemoteManifest } from '@coachlab/contracts';
import { canonicalJson, sha384 } from '@coachlab/federation/server';

/** A package as the discovery document will show it. */
export function makeRelease(
  release: ReleasePackage,
  manifest: RemoteManifest,
  provenance: Provenance | null = null,
): Release {
  return {
    name: release.name,
    version: release.version,
    base: `/remotes/${release.name}/${release.version}/`,
    container: release.container,
    entry: release.entry,
    integrity: Object.fromEntries(
      Object.entries(release.files).filter(([path]) => /\.(c?js|mjs|css)$/.test(path)),
    ),
    server: { file: release.server, sha384: release.files[release.server] ?? '' },
    pages: release.pages,
    routes: manifest.routes,
    navigation: manifest.navigation,
    slots: manifest.slots,
    ...(manifest.roles && { roles: manifest.roles }),
    needs: manifest.needs,
    shared: release.shared,
    ...(provenance && { provenance }),
  };
}

/**
 * Names what will run. Source maps are left out: they hold comments, so a changed comment would be other bytes
 * under a version that has not changed.
 */
export function releaseDigest(release: ReleasePackage): string {
  const files = Object.fromEntries(Object.entries(release.files).filter(([path]) => !path.endsWith('.map')));
  return sha384(canonicalJson({ ...release, files }));
}

/** `catalog@1.2.0`: how releases are named everywhere. */
export const releaseId = (remote: string, version: string) => `${remote}@${version}`;
