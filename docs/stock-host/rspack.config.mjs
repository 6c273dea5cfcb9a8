import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

// What the sections do not bring: the host has one of each. Each release lists them in frontend-discovery.json.
const SHARED = ['react', 'react/jsx-runtime', 'react-dom', '@coachlab/remote-kit', '@coachlab/ui'];

export default {
  mode: 'production',
  context: import.meta.dirname,
  target: ['web', 'es2022'],
  entry: './index.js',
  output: { path: process.env.OUT ?? join(import.meta.dirname, 'build'), publicPath: '/', clean: true },
  plugins: [
    new ModuleFederationPlugin({
      name: 'stock_host',
      shared: Object.fromEntries(SHARED.map((name) => [name, { singleton: true }])),
      // The sections carry no federation runtime of their own.
      experiments: { provideExternalRuntime: true },
      dts: false,
    }),
    new rspack.DefinePlugin({ SITE: JSON.stringify(process.env.SITE ?? 'http://localhost:4000') }),
    new rspack.HtmlRspackPlugin({ template: './index.html' }),
  ],
  // In this repository the two @coachlab packages are sources; elsewhere they would come built.
  resolve: { extensions: ['.ts', '.tsx', '...'], conditionNames: ['coachlab', '...'] },
  module: {
    rules: [
      {
        test: /\.[jt]sx?$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.module\.css$/, type: 'css/module' },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'css/global' },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
    parser: { 'css/module': { namedExports: false, dashedIdents: false } },
    generator: { 'css/module': { exportsConvention: 'as-is' } },
  },
  performance: false,
};
