import { join } from 'node:path';
import { sourceRules } from '@coachlab/remote-kit/build';
import { type Configuration, rspack } from '@rspack/core';
import { productionRouter } from './production-router.ts';

/**
 * What runs in the realm of a section: all that draws, as one script that leaves `realm` in the function around it. It
 * finds nothing of Node there; what React's renderer asks of Node comes from the realm's own files.
 */
export function realmConfig(dir: string): Configuration {
  const rules = sourceRules('server');
  const node = join(dir, 'server/render/realm/node');
  return {
    ...rules,
    resolve: {
      ...rules.resolve,
      // Without `node`: packages offer a way of their own where there is none of it.
      conditionNames: ['coachlab', '...'],
      alias: {
        ...productionRouter('mjs'),
        util: join(node, 'util.ts'),
        async_hooks: join(node, 'async_hooks.ts'),
        // React asks for them only for forms that post to the server and for Web streams.
        crypto: false,
        stream: false,
      },
    },
    name: 'realm',
    mode: 'production',
    context: dir,
    target: 'es2024',
    entry: { realm: './server/render/realm/main.ts' },
    output: {
      path: join(dir, 'build/render'),
      filename: '[name].js',
      library: { type: 'var', name: 'realm' },
      chunkFormat: false,
      chunkLoading: false,
      // The browser's build has the same name, and so the same class names.
      uniqueName: 'shell',
      publicPath: '/remotes/shell/',
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
    plugins: [
      new rspack.ProvidePlugin({ Buffer: [join(node, 'buffer.ts'), 'Buffer'] }),
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' }),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    devtool: false,
    performance: false,
  };
}

/** The main file of a render process. By its name alone Node knows what it is: it may read no package file. */
export function workerConfig(dir: string): Configuration {
  return {
    ...sourceRules('server'),
    name: 'worker',
    mode: 'production',
    context: dir,
    target: 'node24',
    entry: { worker: './server/render/worker.ts' },
    output: {
      path: join(dir, 'build/render'),
      filename: '[name].mjs',
      chunkFormat: 'module',
      module: true,
      library: { type: 'module' },
    },
    optimization: { minimize: false, runtimeChunk: false },
    devtool: false,
    performance: false,
  };
}
