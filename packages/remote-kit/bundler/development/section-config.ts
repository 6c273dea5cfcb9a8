import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { RemoteBuild } from '../remote-config.ts';
import { SHARED_MODULES } from '../shared-modules.ts';
import { sourceRules } from '../source-rules.ts';

/** Global name of what the client script leaves for the sections. */
const CLIENT = 'COACHLAB_DEVELOPMENT';

/**
 * The browser's build while a section is worked on: a container as any other to the shell, without Module Federation's
 * plugin, so that its pages can be replaced in place. `coachlab dev` says where it is written.
 */
export function sectionConfig({ dir, manifest, pages, container, leftOut }: RemoteBuild): Configuration {
  return {
    ...sourceRules('browser', leftOut.browser, 'development'),
    name: manifest.name,
    mode: 'development',
    context: dir,
    target: ['web', 'es2022'],
    entry: {
      entry: {
        import: `data:text/javascript,${encodeURIComponent(entrySource(manifest.name, pages))}`,
        library: { type: 'var', name: container },
      },
    },
    output: {
      path: join(dir, 'build/development'),
      publicPath: `/remotes/${manifest.name}/development/`,
      uniqueName: container,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      // Otherwise a module that threw looks like an empty one to the next import.
      strictModuleErrorHandling: true,
    },
    externals: {
      ...Object.fromEntries(
        Object.keys(SHARED_MODULES).map((name) => [name, `var ${CLIENT}.shared[${JSON.stringify(name)}]`]),
      ),
      'react/jsx-dev-runtime': `var ${CLIENT}.jsxDevRuntime`,
      'react-refresh/runtime': `var ${CLIENT}.refresh`,
    },
    // What does not build leaves no trace: the next update leads on from the last build that did.
    optimization: { emitOnErrors: false },
    plugins: [
      new ReactRefreshRspackPlugin({ forceEnable: true, injectEntry: false }),
      new rspack.HotModuleReplacementPlugin(),
    ],
    // In files of their own: the site's policy forbids eval.
    devtool: 'cheap-module-source-map',
    performance: false,
  };
}

/** Pages export a loader beside their component, so the entry takes their updates; React Refresh finds the components. */
function entrySource(section: string, pages: Record<string, string>): string {
  const entries = Object.entries(pages).map(
    ([name, file]) =>
      `${JSON.stringify(`./${name}`)}: () => import(/* webpackChunkName: ${JSON.stringify(name)} */ ${JSON.stringify(file)})`,
  );
  return `
const container = ${CLIENT}.container(${JSON.stringify(section)}, { ${entries.join(', ')} }, import.meta.webpackHot, () => __webpack_hash__);
import.meta.webpackHot.accept(${JSON.stringify(Object.values(pages))}, container.replacePages);
export const { init, get } = container;`;
}
