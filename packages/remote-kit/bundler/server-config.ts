import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import type { RemoteBuild } from './remote-config.ts';
import { SHARED_MODULES } from './shared-modules.ts';
import { sourceRules } from './source-rules.ts';

/**
 * The server's build: one CommonJS file that exports `pages` (name to a function that resolves to the module) and
 * requires nothing but the shared modules, which the render process hands to it.
 */
export function serverConfig({ dir, pages, container, leftOut }: RemoteBuild): Configuration {
  const rules = sourceRules('server', leftOut.server);
  return {
    ...rules,
    name: 'server',
    mode: 'production',
    context: dir,
    target: 'node24',
    entry: { index: `data:text/javascript,${encodeURIComponent(entrySource(pages))}` },
    output: {
      path: join(dir, 'build/server'),
      filename: 'index.js',
      uniqueName: container,
      library: { type: 'commonjs2' },
      clean: true,
    },
    externals: Object.fromEntries(Object.keys(SHARED_MODULES).map((name) => [name, `commonjs2 ${name}`])),
    optimization: { nodeEnv: 'production', minimize: true },
    plugins: [
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' }),
    ],
    devtool: 'hidden-source-map',
    performance: false,
  };
}

function entrySource(pages: Record<string, string>): string {
  const entries = Object.entries(pages).map(
    ([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`,
  );
  return `export const pages = { ${entries.join(', ')} };`;
}
