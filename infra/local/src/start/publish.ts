import { join } from 'node:path';
import type { DiscoveryDocument } from '@coachlab/contracts';
import { Broken } from '../lib/broken.ts';
import { BuildStamp } from '../lib/build-stamp.ts';
import { say, since } from '../lib/say.ts';
import type { Prints } from '../lib/workspace-prints.ts';
import { readStamp, writeStamp } from '../lib/stamp.ts';
import { serviceUrl, type Site } from './environment.ts';
import { sectionOf } from './topology.ts';
import { runTool } from './tools.ts';

/** Publishes those of the remotes whose sources changed. @throws Broken */
export async function publishRemotes(
  site: Site,
  remotes: string[],
  prints: Prints,
  signal: AbortSignal,
): Promise<void> {
  const live = await liveSections(site);
  await Promise.all(remotes.map((remote) => publishRemote(site, remote, prints.get(remote), live, signal)));
}

/**
 * Brings a remote onto the site the way its team does: `coachlab publish <remote> --promote`. Skipped when its sources
 * are those of the last time and the registry runs a release of it; which one is then the team's own choice.
 */
async function publishRemote(
  site: Site,
  remote: string,
  fingerprint: string | undefined,
  live: Set<string>,
  signal: AbortSignal,
): Promise<void> {
  const stamp = join(site.settings.data, 'published', `${remote}.json`);
  const section = sectionOf(remote);
  if (live.has(section) && readStamp<{ fingerprint: string }>(stamp)?.fingerprint === fingerprint) {
    say(remote, 'unchanged');
    return;
  }
  const began = performance.now();
  // Another data folder, the same sources: what was built for the one is sent to the other.
  const build = new BuildStamp(site.settings.root, remote, `${remote}/build/release.json`, fingerprint);
  const isBuilt = build.isCurrent;
  if (!isBuilt) build.clear();
  await runTool(
    site.settings,
    {
      name: `publish-${remote}`,
      purpose: `publish ${remote}`,
      program: process.execPath,
      // Types are for `npm test`: a site that starts, or follows half-written sources, does not wait for them.
      args: [
        join(site.settings.root, 'infra/release/bin/coachlab.mjs'),
        'publish',
        remote,
        '--promote',
        // Whoever changes sources on this machine waits for what they changed, and nobody else is there to judge it.
        '--at-once',
        '--why',
        'started on this machine',
        '--no-types',
        ...(isBuilt ? ['--no-build'] : []),
      ],
      env: {
        COACHLAB_REGISTRY_URL: serviceUrl(site, 'registry'),
        COACHLAB_TOKEN: site.secrets.tokens[section],
      },
    },
    signal,
  );
  if (!isBuilt) build.write();
  writeStamp(stamp, { fingerprint });
  say(remote, `published and promoted (${since(began)})`);
}

/** Sections that the registry serves a stable release of. @throws Broken when it does not say */
async function liveSections(site: Site): Promise<Set<string>> {
  const response = await fetch(`${serviceUrl(site, 'registry')}/discovery`).catch((cause: unknown) => {
    throw new Broken('step_failed', 'The registry does not respond.', { cause });
  });
  if (response.status === 404) return new Set();
  if (!response.ok)
    throw new Broken('step_failed', `The registry answers ${response.status} to GET /discovery.`);
  const document = (await response.json()) as DiscoveryDocument;
  return new Set(document.remotes.map(({ name }) => name));
}
