import { gzipSync } from 'node:zlib';
import type { ReleasePackage, RemoteManifest } from '@coachlab/contracts';
import { sha384 } from '@coachlab/federation/server';
import { Header } from 'tar';

export interface PackageParts {
  manifest: RemoteManifest;
  release: ReleasePackage;
  /** Every file but the two documents above. */
  files: Record<string, string | Buffer>;
}

export interface PackageChoices {
  name?: string;
  version?: string;
  manifest?: Partial<RemoteManifest>;
  release?: Partial<ReleasePackage>;
  files?: Record<string, string | Buffer>;
  /** Last say over the whole, after the digests are made. */
  spoil?: (parts: PackageParts) => void;
}

/** A package as the build of a remote writes it: one page, a server build, source maps. */
function makeParts(choices: PackageChoices = {}): PackageParts {
  const { name = 'catalog', version = '1.0.0-aaaaaaaaaa', spoil } = choices;
  const container = `${name.replaceAll('-', '_')}_${version.replaceAll(/[^0-9a-z]/g, '_')}`;
  const manifest: RemoteManifest = {
    schema: 1,
    name,
    owner: `team-${name}`,
    routes: [{ path: `/${name}`, page: 'home' }],
    navigation: [{ slot: 'menu', label: `The ${name}`, href: `/${name}`, order: 1 }],
    slots: [],
    needs: { shell: '^1.0.0', apis: {} },
    ...choices.manifest,
  };
  const files: Record<string, string | Buffer> = {
    'browser/remoteEntry.1a2b.js': `var ${container} = {};`.padEnd(2_000, `/* entry of ${version} */`),
    'browser/home.3c4d.js': `console.log(${JSON.stringify(version)});`.padEnd(3_000, '/* page */'),
    'browser/home.5e6f.css': `.${container}-home { color: green }`,
    'browser/home.3c4d.js.map': '{"version":3,"sources":["src/home.tsx"],"mappings":""}',
    'browser/mf-manifest.json': JSON.stringify({
      name: container,
      metaData: { remoteEntry: { name: 'remoteEntry.1a2b.js' } },
      exposes: manifest.routes.map(({ page }) => ({ name: page, path: `./${page}` })),
    }),
    'server/index.js': `module.exports = { version: ${JSON.stringify(version)} };`,
    ...choices.files,
  };
  const digests = Object.entries({ ...files, 'remote.json': JSON.stringify(manifest) }).map(
    ([path, bytes]) => [path, sha384(bytes)] as const,
  );
  const pages = manifest.routes.map(({ page }) => [
    page,
    { js: ['browser/home.3c4d.js'], css: ['browser/home.5e6f.css'] },
  ]);
  const release: ReleasePackage = {
    schema: 1,
    name,
    version,
    container,
    entry: 'browser/remoteEntry.1a2b.js',
    server: 'server/index.js',
    pages: Object.fromEntries(pages),
    files: Object.fromEntries(digests),
    shared: { react: '^19.0.0', '@coachlab/remote-kit': '^1.0.0' },
    ...choices.release,
  };
  const parts = { manifest, release, files };
  spoil?.(parts);
  return parts;
}

export function makePackage(choices: PackageChoices = {}): Buffer {
  const { manifest, release, files } = makeParts(choices);
  return packEntries([
    { path: 'release.json', body: JSON.stringify(release) },
    { path: 'remote.json', body: JSON.stringify(manifest) },
    ...Object.entries(files).map(([path, body]) => ({ path, body })),
  ]);
}

export interface TarEntry {
  path: string;
  body?: string | Buffer;
  type?: 'File' | 'Directory' | 'SymbolicLink' | 'Link' | 'FIFO' | 'CharacterDevice';
  linkpath?: string;
}

/** A tar.gz made header by header, so that it can hold what no honest packer would write. */
export function packEntries(entries: TarEntry[]): Buffer {
  return gzipSync(tarOf(entries));
}

export function tarOf(entries: TarEntry[]): Buffer {
  const blocks = entries.flatMap(({ path, body = '', type = 'File', linkpath }) => {
    const bytes = Buffer.from(body);
    const header = new Header({ path, size: bytes.length, type, mode: 0o644, ...(linkpath && { linkpath }) });
    header.encode();
    return [header.block as Buffer, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}
