import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import type { BrowserRelease } from '@coachlab/contracts';
import { ContainerRuntimePlugin } from '@coachlab/remote-kit/build';

const here = import.meta.dirname;
const PAGES = ['hello', 'parted', 'plain', 'throws', 'throws-too'];
const SHARED = { react: '^19.0.0', 'react/jsx-runtime': '^19.0.0', '@fixture/ui': '^1.0.0' };

export interface BuiltRelease extends BrowserRelease {
  /** File under the release's base to its hash. */
  integrity: Record<string, string>;
}

/**
 * Builds the host and two releases of one remote into `out`: the first as remotes are built, the second as they were built
 * before, with Module Federation's runtime in the entry, which looks for the rest of it in the page.
 */
export async function buildSite(out: string): Promise<{ v1: BuiltRelease; v2: BuiltRelease }> {
  const versions = ['1.0.0', '2.0.0'];
  await run([
    hostConfig(join(out, 'host')),
    ...versions.map((version) => remoteConfig(version, releaseDir(out, version))),
  ]);
  const [v1, v2] = versions.map((version) => describeRelease(out, version));
  return { v1: v1!, v2: v2! };
}

function remoteConfig(version: string, path: string): Configuration {
  const name = containerOf(version);
  const isOlder = version !== '1.0.0';
  return {
    mode: 'production',
    context: join(here, 'remote'),
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path,
      publicPath: 'auto',
      uniqueName: name,
      filename: '[name].[contenthash:10].js',
      cssChunkFilename: '[name].[contenthash:10].css',
      crossOriginLoading: 'anonymous',
      // Otherwise a module that threw looks like an empty one to the next import.
      strictModuleErrorHandling: true,
    },
    module: {
      rules: [
        { test: /\.module\.css$/, type: 'css/module' },
        // This package says it has none; the fixtures do.
        { test: /\.js$/, sideEffects: true },
      ],
      parser: { 'css/module': { namedExports: false } },
      generator: {
        'css/module': { localIdentName: '[uniqueName]-[name]-[local]', exportsConvention: 'as-is' },
      },
    },
    plugins: [
      new rspack.DefinePlugin({ VERSION: JSON.stringify(version) }),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.[contenthash:10].js',
        library: { type: 'var', name },
        exposes: Object.fromEntries(PAGES.map((page) => [`./${page}`, `./${page}.js`])),
        shared: Object.fromEntries(
          Object.entries(SHARED).map(([key, requiredVersion]) => [
            key,
            { singleton: true, import: false as const, requiredVersion },
          ]),
        ),
        manifest: true,
        dts: false,
        experiments: { externalRuntime: isOlder, optimization: { target: 'web', disableRemote: true } },
      }),
      !isOlder && new ContainerRuntimePlugin(),
      new rspack.SubresourceIntegrityPlugin({
        hashFuncNames: [isOlder ? 'sha384' : 'sha256'],
        enabled: true,
      }),
    ],
    optimization: { chunkIds: 'named' },
    devtool: false,
  };
}

function hostConfig(path: string): Configuration {
  return {
    mode: 'production',
    context: join(here, 'host'),
    target: ['web', 'es2022'],
    entry: { host: './main.ts' },
    output: {
      path,
      publicPath: '/host/',
      uniqueName: 'host',
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    resolve: { extensions: ['.ts', '.js'], conditionNames: ['coachlab', '...'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          type: 'javascript/auto',
        },
      ],
    },
    optimization: { chunkIds: 'named' },
    performance: false,
    devtool: false,
  };
}

function run(configs: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
  });
}

function describeRelease(out: string, version: string): BuiltRelease {
  const dir = releaseDir(out, version);
  const files = readdirSync(dir).filter((file) => /\.(js|css)$/.test(file));
  const integrity = Object.fromEntries(files.map((file) => [file, sha384(readFileSync(join(dir, file)))]));
  const entry = files.find((file) => file.startsWith('remoteEntry'))!;
  return {
    version,
    base: `/remotes/tiny/${version}/`,
    container: containerOf(version),
    entry,
    entryIntegrity: integrity[entry]!,
    routes: [],
    navigation: [],
    slots: [],
    integrity,
  };
}

export function sha384(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function containerOf(version: string): string {
  return `tiny_${version.replaceAll('.', '_')}`;
}

function releaseDir(out: string, version: string): string {
  return join(out, 'remotes/tiny', version);
}
