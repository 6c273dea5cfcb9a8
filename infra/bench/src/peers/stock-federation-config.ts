import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceRules } from '@coachlab/remote-kit/build';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { browserConfig } from '../../../../shell/build-config/index.ts';
import { CACHE, ROOT } from '../root.ts';
import type { Section } from './sections.ts';
import { withPages } from './single-app-config.ts';

const SHELL = join(ROOT, 'shell');

/** Module Federation 2 by its manual: whole packages as singletons, manifests, everything else as it comes. */
export function stockFederation(sections: Section[]): Configuration[] {
  return [host(sections), ...sections.map(remote)];
}

function host(sections: Section[]): Configuration {
  const { resolve } = browserConfig(SHELL);
  const rules = sourceRules('browser');
  return withPages({
    ...stock(join(CACHE, 'stock-federation'), SHELL, 'host'),
    resolve: { ...rules.resolve, ...resolve },
    entry: { shell: join(import.meta.dirname, 'app/stock-host.ts') },
    output: { ...output(join(CACHE, 'stock-federation'), 'host'), publicPath: '/assets/' },
    plugins: [
      production(),
      new ModuleFederationPlugin({
        name: 'host',
        remotes: Object.fromEntries(
          sections.map(({ name }) => [name, `${name}@/assets/${name}/mf-manifest.json`]),
        ),
        shared: shared(),
        dts: false,
      }),
    ],
  });
}

function remote({ name, folder, pages }: Section): Configuration {
  const path = join(CACHE, 'stock-federation', name);
  return {
    ...stock(path, folder, name),
    resolve: { ...sourceRules('browser').resolve, ...browserConfig(SHELL).resolve },
    entry: {},
    output: { ...output(path, name), publicPath: 'auto' },
    plugins: [
      production(),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(Object.entries(pages).map(([page, file]) => [`./${page}`, file])),
        shared: shared(),
        dts: false,
        manifest: true,
      }),
    ],
  };
}

function stock(path: string, context: string, name: string): Configuration {
  return {
    ...sourceRules('browser'),
    name: `stock-${name}`,
    mode: 'production',
    target: ['web', 'es2022'],
    context,
    output: output(path, name),
    devtool: false,
    performance: false,
  };
}

function output(path: string, name: string): Configuration['output'] {
  const hashed = '[name].[contenthash:10]';
  return {
    path,
    uniqueName: name,
    filename: `${hashed}.js`,
    chunkFilename: `${hashed}.js`,
    cssFilename: `${hashed}.css`,
    cssChunkFilename: `${hashed}.css`,
    assetModuleFilename: `${hashed}[ext]`,
  };
}

function production(): InstanceType<typeof rspack.DefinePlugin> {
  return new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' });
}

/** Versions are told, because they differ between a package and its folder's package.json. */
function shared(): Record<string, { singleton: true; requiredVersion: string; version: string }> {
  const names = [
    'react',
    'react-dom',
    'react-router-dom',
    '@tanstack/react-query',
    '@coachlab/remote-kit',
    '@coachlab/ui',
  ];
  return Object.fromEntries(
    names.map((name) => {
      const { version } = JSON.parse(
        readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'),
      ) as { version: string };
      return [name, { singleton: true, requiredVersion: `^${version}`, version }];
    }),
  );
}
