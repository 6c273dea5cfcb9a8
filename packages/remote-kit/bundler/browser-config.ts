import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { ReleasePlugin } from './release-plugin.ts';
import type { RemoteBuild } from './remote-config.ts';
import { SHARED_MODULES } from './shared-modules.ts';
import { ContainerRuntimePlugin } from './container-runtime-plugin.ts';
import { FederatedTypesPlugin } from './federated-types-plugin.ts';
import { sourceRules } from './source-rules.ts';

/** The browser's build: a Module Federation container with one exposed module a page. */
export function browserConfig(build: RemoteBuild): Configuration {
  const { dir, pages, container } = build;
  return {
    ...sourceRules('browser', build.leftOut.browser),
    name: 'browser',
    dependencies: ['server'],
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: join(dir, 'build/browser'),
      publicPath: 'auto',
      uniqueName: container,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[name].[contenthash:10].css',
      crossOriginLoading: 'anonymous',
      // Otherwise a module that threw looks like an empty one to the next import.
      strictModuleErrorHandling: true,
      clean: true,
    },
    optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic' },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.[contenthash:10].js',
        library: { type: 'var', name: container },
        exposes: Object.fromEntries(Object.entries(pages).map(([name, file]) => [`./${name}`, file])),
        // `import: false`: the shell provides these; a remote carries no copy of its own.
        shared: Object.fromEntries(
          Object.entries(SHARED_MODULES).map(([name, requiredVersion]) => [
            name,
            { singleton: true, import: false, requiredVersion },
          ]),
        ),
        manifest: true,
        // Ours: of the contract, and the same bytes each time.
        dts: false,
        experiments: { optimization: { target: 'web', disableRemote: true } },
      }),
      new ContainerRuntimePlugin(),
      new FederatedTypesPlugin(build.manifest),
      // In every entry, for each chunk: a third less than with SHA-384. The document's own hashes are the release's.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true }),
      new ReleasePlugin(build),
    ],
    devtool: 'hidden-source-map',
    performance: false,
  };
}
