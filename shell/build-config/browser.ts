import { join } from 'node:path';
import { sourceRules } from '@coachlab/remote-kit/build';
import { type Configuration, rspack } from '@rspack/core';
import { AssetsPlugin } from './assets-plugin.ts';
import { BrotliPlugin } from './brotli-plugin.ts';
import { ProvidesPlugin } from './provides-plugin.ts';
import { productionRouter } from './production-router.ts';
import { sharedVersions } from './shared-versions.ts';

/** What every visitor loads: the shared chunk (what remotes use too) and the shell's own. */
export function browserConfig(dir: string): Configuration {
  const rules = sourceRules('browser');
  return {
    ...rules,
    resolve: {
      ...rules.resolve,
      alias: {
        ...productionRouter('mjs'),
        'react-style-singleton$': join(dir, 'browser/scroll-lock-style.ts'),
      },
    },
    name: 'browser',
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    entry: { shell: './browser/main.tsx' },
    output: {
      path: join(dir, 'build/browser'),
      publicPath: '/remotes/shell/',
      uniqueName: 'shell',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[name].[contenthash:10].css',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: {
        cacheGroups: {
          // Changes with a library's version, not with the shell's own code.
          shared: {
            name: 'shared',
            test: /node_modules/,
            chunks: 'initial',
            enforce: true,
            type: /javascript/,
          },
        },
      },
    },
    plugins: [
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': '"production"',
        SHARED_VERSIONS: JSON.stringify(sharedVersions()),
      }),
      // Browsers that know it compile all of a script while it arrives, not function by function on the main thread.
      new rspack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /^(shared|shell)\..*\.js$/,
        // After the minimizer, which takes comments out.
        stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50,
      }),
      // Every visitor is sent the hash of each chunk: a third less than with SHA-384. No document names one of them.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
      new AssetsPlugin(),
      new BrotliPlugin(),
      new ProvidesPlugin(join(dir, 'build/provides.json')),
    ],
    devtool: 'hidden-source-map',
    performance: false,
  };
}
