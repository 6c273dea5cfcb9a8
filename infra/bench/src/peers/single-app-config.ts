import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { browserConfig, serverConfig } from '../../../../shell/build-config/index.ts';
import { CACHE, ROOT } from '../root.ts';
import { PAGE_TABLE } from './page-table.ts';

const SHELL = join(ROOT, 'shell');
const APP = join(import.meta.dirname, 'app');

/** One application with a chunk a page, by the shell's own build config; only what it starts with differs. */
export function singleAppClient(): Configuration {
  return singleAppBrowser('single-client', join(APP, 'single-app-client.ts'));
}

/** The shell's own browser entry, with its page source exchanged for the built-in pages. */
export function singleAppHydrated(): Configuration {
  const config = singleAppBrowser('single-server/browser', join(SHELL, 'browser/main.tsx'));
  const pageSource = new rspack.NormalModuleReplacementPlugin(
    /^\.\/page-source\.ts$/,
    join(APP, 'page-source.ts'),
  );
  return { ...config, plugins: [...config.plugins!, pageSource] };
}

export function singleAppServer(): Configuration {
  const config = serverConfig(SHELL);
  const externals = Object.entries(config.externals!).filter(([name]) => name !== 'lru-cache');
  return withPages({
    ...config,
    // Built in: from the bench's folder a module of this name is another workspace's major version.
    externals: Object.fromEntries(externals),
    entry: { render: join(APP, 'render-single-app.ts') },
    output: { ...config.output, path: join(CACHE, 'single-server/server') },
    plugins: [
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' }),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    devtool: false,
  });
}

function singleAppBrowser(folder: string, entry: string): Configuration {
  const config = browserConfig(SHELL);
  return withPages({
    ...config,
    name: folder,
    entry: { shell: entry },
    output: { ...config.output, path: join(CACHE, folder), publicPath: '/assets/' },
    // What the registry holds releases against is of no use here, and would be written into the shell's own build.
    plugins: config.plugins!.filter((plugin) => plugin?.constructor.name !== 'ProvidesPlugin'),
    devtool: false,
  });
}

/** Pages of four sections in one build: their class names need more than file and name to stay apart. */
export function withPages(config: Configuration): Configuration {
  const { resolve, module } = config;
  const generator = module?.generator;
  return {
    ...config,
    resolve: { ...resolve, alias: { ...resolve?.alias, 'bench/pages': PAGE_TABLE } },
    module: {
      ...module,
      generator: {
        ...generator,
        'css/module': { ...generator?.['css/module'], localIdentName: '[name]-[local]-[hash:base64:5]' },
      },
    },
  };
}
