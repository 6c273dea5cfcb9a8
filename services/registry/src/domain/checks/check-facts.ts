import type { PublishReason, Release } from '@coachlab/contracts';
import { discoveryFault } from '@coachlab/federation/server';
import semver from 'semver';
import type { PackageFacts } from '../package/read-package.ts';
import { routesCollide } from './route-pattern.ts';

/** Each optional segment doubles the addresses a route stands for. */
const MOST_OPTIONAL_SEGMENTS = 4;

/** `/remotes/shell/` is where the gateway keeps the shell's own files. */
const RESERVED = 'shell';

/** What a package says of itself agrees: names, pages, routes, ranges. */
export function checkFacts(name: string, facts: PackageFacts): PublishReason[] {
  return [...reserved(name), ...names(name, facts), ...pages(facts), ...routes(facts), ...ranges(facts)];
}

function names(name: string, { release, manifest, modules }: PackageFacts): PublishReason[] {
  const said = [
    { path: 'release.json/name', value: release.name, wanted: name },
    { path: 'remote.json/name', value: manifest.name, wanted: name },
    { path: 'browser/mf-manifest.json/name', value: modules.name, wanted: release.container },
  ];
  return said
    .filter(({ value, wanted }) => value !== wanted)
    .map(({ path, value, wanted }) => ({
      code: 'name_mismatch',
      path,
      message: `${path} is "${value}", not "${wanted}".`,
    }));
}

function reserved(name: string): PublishReason[] {
  return name === RESERVED ? [invalid('remote.json/name', `No remote may be called ${RESERVED}.`)] : [];
}

function pages({ release, manifest, modules }: PackageFacts): PublishReason[] {
  const exposed = new Set(modules.exposes.map((expose) => expose.name));
  const users = [
    ...manifest.routes.map(({ path, page }) => ({ page, user: `route ${path}` })),
    ...manifest.slots.map((slot) => ({ page: slot.page, user: `slot ${slot.name}` })),
  ];
  return users
    .filter(({ page }) => !Object.hasOwn(release.pages, page) || !exposed.has(page))
    .map(({ page, user }) => {
      const where = Object.hasOwn(release.pages, page)
        ? 'mf-manifest.json does not expose it'
        : 'release.json does not list it';
      return { code: 'page_missing', path: page, message: `Page ${page} of ${user} is missing: ${where}.` };
    });
}

function routes({ manifest }: PackageFacts): PublishReason[] {
  const paths = manifest.routes.map((route) => route.path);
  const wild = paths.filter((path) => (path.match(/\?/g) ?? []).length > MOST_OPTIONAL_SEGMENTS);
  if (wild.length > 0) {
    return wild.map((path) =>
      invalid(path, `Route ${path} has more than ${MOST_OPTIONAL_SEGMENTS} optional segments.`),
    );
  }
  return paths.flatMap((path, i) =>
    paths
      .slice(0, i)
      .filter((earlier) => routesCollide(path, earlier))
      .map((earlier) => invalid(path, `Routes ${earlier} and ${path} match the same addresses.`)),
  );
}

function ranges({ release, manifest }: PackageFacts): PublishReason[] {
  const all = [
    ['needs.shell', manifest.needs.shell] as const,
    ...Object.entries(manifest.needs.apis).map(([api, range]) => [`needs.apis.${api}`, range] as const),
    ...Object.entries(release.shared).map(([module, range]) => [`shared.${module}`, range] as const),
  ];
  return all
    .filter(([, range]) => semver.validRange(range) === null)
    .map(([path, range]) => invalid(path, `${path} is "${range}", which is no semver range.`));
}

/**
 * The last gate: a discovery document with this release must be one that shells accept, since one that they
 * refuse would stop every remote's news.
 */
export function checkDiscoverable(release: Release, owner: string): PublishReason[] {
  const { name, version } = release;
  const document = {
    schema: 1,
    epoch: 1,
    issuedAt: '2000-01-01T00:00:00.000Z',
    expiresAt: '2000-01-01T00:00:00.000Z',
    remotes: [{ name, owner, stable: version }],
    releases: { [`${name}@${version}`]: release },
    signature: 'none',
  };
  const fault = discoveryFault(document);
  return fault
    ? [invalid(fault.path, `Shells would refuse this release: ${fault.path} ${fault.message}.`)]
    : [];
}

function invalid(path: string, message: string): PublishReason {
  return { code: 'manifest_invalid', path, message };
}
