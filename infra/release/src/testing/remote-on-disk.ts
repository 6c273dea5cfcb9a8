import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReleasePackage, RemoteManifest } from '@coachlab/contracts';

export interface Build {
  name: string;
  version: string;
  /** React Router path of its one page. */
  route?: string;
  shared?: Record<string, string>;
  apis?: Record<string, string>;
}

/** Writes what the build of a remote writes, by hand. */
export function writeBuild(
  folder: string,
  { name, version, route = `/${name}`, shared = {}, apis = {} }: Build,
): void {
  const container = `${name}_${version.replaceAll(/[^0-9a-z]/g, '_')}`;
  const manifest: RemoteManifest = {
    schema: 1,
    name,
    owner: `team-${name}`,
    routes: [{ path: route, page: 'home' }],
    navigation: [],
    slots: [],
    needs: { shell: '^1.0.0', apis },
  };
  const files: Record<string, string> = {
    'remote.json': JSON.stringify(manifest),
    'browser/remoteEntry.js': `var ${container} = {};`,
    'browser/home.js': `console.log('${version}')`,
    'browser/mf-manifest.json': JSON.stringify({ name: container, exposes: [{ name: 'home' }] }),
    'server/index.js': 'module.exports = {}',
  };
  const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const release: ReleasePackage = {
    schema: 1,
    name,
    version,
    container,
    entry: 'browser/remoteEntry.js',
    server: 'server/index.js',
    pages: { home: { js: ['browser/home.js'], css: [] } },
    files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, digest(text)])),
    shared,
  };
  for (const [path, text] of Object.entries({ ...files, 'release.json': JSON.stringify(release) })) {
    const file = join(folder, 'build', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
