import { join } from 'node:path';
import { sourceRules } from '@coachlab/remote-kit/build';
import { type Configuration, rspack } from '@rspack/core';
import { productionRouter } from './production-router.ts';

/** Server libraries and telemetry stay in node_modules; what draws pages is built in, so that both sides run the same React. */
const EXTERNAL = ['fastify', 'lru-cache', 'pino', 'undici', 'isbot', 'ajv', '@coachlab/telemetry'];

/** The gateway. */
export function serverConfig(dir: string): Configuration {
  const rules = sourceRules('server');
  return {
    ...rules,
    resolve: { ...rules.resolve, alias: productionRouter('mjs') },
    module: { ...rules.module, parser: { ...rules.module?.parser, javascript: { importMeta: false } } },
    name: 'server',
    mode: 'production',
    context: dir,
    target: 'node24',
    entry: { main: './server/main.ts' },
    output: {
      path: join(dir, 'build/server'),
      filename: '[name].js',
      chunkFormat: 'module',
      module: true,
      library: { type: 'module' },
      // The browser's build has the same name, and so the same class names.
      uniqueName: 'shell',
      publicPath: '/remotes/shell/',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      clean: true,
    },
    externals: Object.fromEntries(EXTERNAL.map((name) => [name, `module ${name}`])),
    externalsType: 'module',
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
    plugins: [
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' }),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    devtool: 'source-map',
    performance: false,
  };
}
