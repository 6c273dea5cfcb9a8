import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ReleasePackage } from '@coachlab/contracts';
import type { Compiler } from '@rspack/core';
import type { RemoteBuild } from './remote-config.ts';
import { FEDERATION_STATS } from './container-runtime-plugin.ts';

/** Writes remote.json and release.json beside the two builds, once the second of them is on disk. */
export class ReleasePlugin {
  readonly #build: RemoteBuild;

  constructor(build: RemoteBuild) {
    this.#build = build;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ReleasePlugin', () => {
      const { dir, manifest } = this.#build;
      const out = join(dir, 'build');
      rmSync(join(out, 'browser', FEDERATION_STATS), { force: true });
      writeFileSync(join(out, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      writeFileSync(join(out, 'release.json'), `${JSON.stringify(describe(this.#build, out), null, 2)}\n`);
    });
  }
}

function describe({ manifest, version, container, pages, shared }: RemoteBuild, out: string): ReleasePackage {
  const federation = JSON.parse(
    readFileSync(join(out, 'browser/mf-manifest.json'), 'utf8'),
  ) as FederationManifest;
  const files = Object.fromEntries(
    walk(out)
      // Not what was written beside an earlier build: release.json itself, where that came from, what it was made of.
      .filter((file) => file === 'remote.json' || /^(browser|server)\//.test(file))
      .sort()
      .map((file) => [
        file,
        `sha384-${createHash('sha384')
          .update(readFileSync(join(out, file)))
          .digest('base64')}`,
      ]),
  );
  return {
    schema: 1,
    name: manifest.name,
    version,
    container,
    entry: `browser/${federation.metaData.remoteEntry.name}`,
    server: 'server/index.js',
    pages: Object.fromEntries(
      Object.keys(pages).map((name) => {
        const assets = federation.exposes.find((expose) => expose.name === name)?.assets;
        if (!assets) throw new Error(`mf-manifest.json does not expose ${name}`);
        return [name, { js: assets.js.sync.map(inBrowser), css: assets.css.sync.map(inBrowser) }];
      }),
    ),
    files,
    shared,
  };
}

const inBrowser = (file: string) => `browser/${file}`;

function walk(root: string, dir = root): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    return entry.isDirectory() ? walk(root, path) : [relative(root, path).split(sep).join('/')];
  });
}

/** The part of mf-manifest.json that is read here. */
interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}
