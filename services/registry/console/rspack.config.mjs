import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sourceRules } from '@coachlab/remote-kit/build';
import { rspack } from '@rspack/core';

const dir = import.meta.dirname;
const rules = sourceRules('browser');
const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** The console for operators: one script and one style sheet, since its policy lets no script load another. */
export default {
  ...rules,
  name: 'console',
  mode: 'production',
  context: dir,
  target: ['web', 'es2022'],
  entry: { console: './src/main.tsx' },
  resolve: {
    ...rules.resolve,
    // React Router's package exports lead to its development build on every condition.
    alias: {
      'react-router$': join(router, 'dist/production/index.mjs'),
      'react-router/dom$': join(router, 'dist/production/dom-export.mjs'),
    },
  },
  module: {
    ...rules.module,
    parser: { ...rules.module.parser, javascript: { dynamicImportMode: 'eager' } },
  },
  output: {
    path: join(dir, '../build/console'),
    publicPath: '/-/console/',
    uniqueName: 'console',
    filename: '[name].js',
    cssFilename: '[name].css',
    assetModuleFilename: '[name].[contenthash:10][ext]',
    clean: true,
  },
  plugins: [
    new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' }),
    new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
  ],
  devtool: false,
  performance: false,
};
