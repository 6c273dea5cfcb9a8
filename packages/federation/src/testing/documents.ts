import type { DiscoveryDocument, DiscoveryRemote, Release } from '@coachlab/contracts';

/** A release as the registry would store it; `rest` says what the test is about. */
export function release(name: string, version: string, rest: Partial<Release> = {}): Release {
  return {
    name,
    version,
    base: `/remotes/${name}/${version}/`,
    container: `${name}_${version.replace(/\W/g, '_')}`,
    entry: 'browser/remoteEntry.js',
    integrity: {
      'browser/remoteEntry.js': digest('a'),
      'browser/home.js': digest('b'),
      'browser/home.css': digest('c'),
      'server/main.cjs': digest('d'),
    },
    server: { file: 'server/main.cjs', sha384: digest('d') },
    pages: { home: { js: ['browser/home.js'], css: ['browser/home.css'] } },
    routes: [{ path: `/${name}`, page: 'home' }],
    navigation: [{ slot: 'menu', label: name, href: `/${name}`, order: 10 }],
    slots: [],
    needs: { shell: '^1.0.0', apis: {} },
    shared: { react: '^19.0.0' },
    ...rest,
  };
}

export function unsigned(
  remotes: DiscoveryRemote[],
  releases: Release[],
  epoch = 1_000,
): Omit<DiscoveryDocument, 'signature'> {
  return {
    schema: 1,
    epoch,
    issuedAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2026-01-02T00:00:00.000Z',
    remotes,
    releases: Object.fromEntries(releases.map((item) => [`${item.name}@${item.version}`, item])),
    certificate: {
      key: 'none',
      notBefore: '2025-12-01T00:00:00.000Z',
      notAfter: '2026-03-01T00:00:00.000Z',
      signature: 'none',
    },
  };
}

export function document(remotes: DiscoveryRemote[], releases: Release[], epoch?: number): DiscoveryDocument {
  return { ...unsigned(remotes, releases, epoch), signature: 'none' };
}

export function digest(letter: string): string {
  return `sha384-${letter.repeat(64)}`;
}
