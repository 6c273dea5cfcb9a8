import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@coachlab/contracts';
import type { Configuration } from '@rspack/core';
import { browserConfig } from './browser-config.ts';
import { contentDigest } from './content-digest.ts';
import { sectionConfig } from './development/section-config.ts';
import { serverSectionConfig } from './development/server-section-config.ts';
import { packageVersion } from './package-version.ts';
import { serverConfig } from './server-config.ts';
import { neededVersions } from './shared-modules.ts';

/** Everything the two builds of one release agree on. */
export interface RemoteBuild {
  dir: string;
  manifest: RemoteManifest;
  /** Exposed module to its source file, for example `lab` to `./src/pages/lab.tsx`. */
  pages: Record<string, string>;
  /** Package version, a hyphen, and the first characters of the content's digest. */
  version: string;
  /** Global name of the container; also the prefix of its class names. Another release, another name. */
  container: string;
  leftOut: LeftOut;
  /** Shared module to the range of its versions that this build works with. */
  shared: Record<string, string>;
}

/** Packages that one side never runs: only on a press in a browser, or only for what we do not use of another package. */
export interface LeftOut {
  browser?: readonly string[];
  server?: readonly string[];
}

/**
 * The build of a remote, for its one-line rspack.config.mjs. The version needs the content's digest and the content
 * needs the version (in its container name), so the digest is taken from a first pass that writes nothing. While
 * `coachlab dev` reads it, it is the build that this command serves, which is no release.
 */
export async function remoteConfig(dir: string, leftOut: LeftOut = {}): Promise<Configuration[]> {
  const manifest = await readManifest(dir);
  const pages = exposedPages(dir, manifest);
  const packaged = packageVersion(dir);
  const shared = neededVersions(dir);
  const draft = {
    dir,
    manifest,
    pages,
    leftOut,
    shared,
    version: packaged,
    container: `${identifier(manifest.name)}_draft`,
  };
  if (process.env['COACHLAB_BUILD'] === 'development') {
    const developed = { ...draft, container: `${identifier(manifest.name)}_development` };
    return [sectionConfig(developed), serverSectionConfig(developed)];
  }
  const digest = await contentDigest(configs(draft), JSON.stringify([packaged, manifest, shared]));
  const short = digest.slice(0, 10);
  return configs({
    ...draft,
    version: `${packaged}-${short}`,
    container: `${identifier(manifest.name)}_${short}`,
  });
}

function configs(build: RemoteBuild): Configuration[] {
  return [serverConfig(build), browserConfig(build)];
}

async function readManifest(dir: string): Promise<RemoteManifest> {
  const file = join(dir, 'remote.ts');
  const module = (await import(pathToFileURL(file).href)) as { default?: RemoteManifest };
  if (!module.default) throw new Error(`${file} has no default export`);
  return module.default;
}

function exposedPages(dir: string, manifest: RemoteManifest): Record<string, string> {
  const names = new Set([...manifest.routes, ...manifest.slots].map((entry) => entry.page));
  const missing = [...names].filter((name) => !existsSync(join(dir, `src/pages/${name}.tsx`)));
  if (missing.length > 0)
    throw new Error(`remote.ts names pages without a file in src/pages: ${missing.join(', ')}`);
  return Object.fromEntries([...names].sort().map((name) => [name, `./src/pages/${name}.tsx`]));
}

function identifier(name: string): string {
  return name.replaceAll('-', '_');
}
