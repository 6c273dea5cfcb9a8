import type { DiscoveryDocument, Release } from '@coachlab/contracts';
import { discoverySchema } from './schema/discovery-schema.ts';
import { validatorFor } from './validate.ts';
import type { Fault } from './validate.ts';

const validate = validatorFor(discoverySchema);

/** The first thing wrong with a discovery document: its shape, or a reference inside it that leads nowhere. */
export function discoveryFault(value: unknown): Fault | undefined {
  return validate(value)[0] ?? referenceFault(value as DiscoveryDocument);
}

function referenceFault({ remotes, releases }: DiscoveryDocument): Fault | undefined {
  const names = new Set<string>();
  for (const [i, { name, stable, candidate, fallback }] of remotes.entries()) {
    const path = `/remotes/${i}`;
    if (names.has(name)) return { path, message: `the remote ${name} is listed twice` };
    names.add(name);
    const lacks = (version: string | undefined) =>
      version !== undefined && !Object.hasOwn(releases, `${name}@${version}`);
    if (lacks(stable)) return { path: `${path}/stable`, message: `no release ${name}@${stable}` };
    if (lacks(fallback)) return { path: `${path}/fallback`, message: `no release ${name}@${fallback}` };
    if (lacks(candidate?.release)) {
      return { path: `${path}/candidate/release`, message: `no release ${name}@${candidate?.release}` };
    }
  }
  const containers = new Set<string>();
  for (const [key, release] of Object.entries(releases)) {
    const fault = releaseFault(key, release);
    if (fault) return { path: `/releases/${pointer(key)}${fault.path}`, message: fault.message };
    if (containers.has(release.container)) {
      return {
        path: `/releases/${pointer(key)}/container`,
        message: 'another release has the same container',
      };
    }
    containers.add(release.container);
  }
  return undefined;
}

/** The first thing wrong inside a release of the right shape that is listed as `key`. */
export function releaseFault(key: string, release: Release): Fault | undefined {
  const { name, version, entry, integrity, server, pages, routes, slots } = release;
  const unhashed = (file: string) => !Object.hasOwn(integrity, file);
  if (key !== `${name}@${version}`) return { path: '', message: `is ${name}@${version}` };
  if (unhashed(entry)) return { path: '/entry', message: 'has no integrity' };
  if (integrity[server.file] !== server.sha384)
    return { path: '/server', message: 'differs from its integrity' };
  for (const [page, { js, css }] of Object.entries(pages)) {
    const file = [...js, ...css].find(unhashed);
    if (file !== undefined) return { path: `/pages/${pointer(page)}`, message: `${file} has no integrity` };
  }
  const missing = (page: string) => !Object.hasOwn(pages, page);
  const route = routes.findIndex(({ page }) => missing(page));
  if (route >= 0) return { path: `/routes/${route}/page`, message: 'is not exposed' };
  const slot = slots.findIndex(({ page }) => missing(page));
  if (slot >= 0) return { path: `/slots/${slot}/page`, message: 'is not exposed' };
  return undefined;
}

/** A key as a JSON pointer's segment. */
function pointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
