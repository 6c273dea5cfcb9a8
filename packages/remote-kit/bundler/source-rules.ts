import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';

/**
 * How TypeScript, JSX and CSS modules are read, alike in the shell and in every remote, in the browser's build and
 * the server's. Class names are spelled out so that both sides agree on them. Packages that are `leftOut` are empty. In
 * development every component can be replaced while it stands on the screen.
 */
export function sourceRules(
  side: 'browser' | 'server',
  leftOut: readonly string[] = [],
  mode: 'production' | 'development' = 'production',
): Pick<Configuration, 'resolve' | 'module'> {
  const development = mode === 'development';
  return {
    resolve: {
      alias: Object.fromEntries(leftOut.map((name) => [name, false])),
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      conditionNames: ['coachlab', ...(side === 'server' ? ['node'] : []), '...'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic', development, refresh: development } },
            },
          },
          type: 'javascript/auto',
        },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css/global' },
        { test: /\.(png|svg)$/, type: 'asset/resource' },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          // A source file here, a compiled one where this package is installed.
          use: fileURLToPath(import.meta.resolve(`./subset-font-loader${extname(import.meta.url)}`)),
        },
      ],
      // Custom properties keep their names: a page may set a token anew for its own part of the page.
      parser: { 'css/module': { namedExports: false, dashedIdents: false } },
      generator: {
        'css/module': {
          localIdentName: '[uniqueName]-[name]-[local]',
          exportsConvention: 'as-is',
          exportsOnly: side === 'server',
        },
        'css/global': { exportsOnly: side === 'server' },
        'asset/resource': { emit: side === 'browser' },
      },
    },
  };
}
