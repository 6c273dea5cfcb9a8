import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { manifestOf } from './discovery.mjs';

const SITE = process.env.SITE ?? 'http://localhost:4000';

// What the sections do not bring: the host has one of each. Each release lists them in frontend-discovery.json.
const SHARED = ['react', 'react/jsx-runtime', 'react-dom', '@coachlab/remote-kit', '@coachlab/ui'];

// The host registers its remotes when it runs, so the build is told where their types are.
const manifest = await manifestOf('community', SITE);
const { metaData } = await (await fetch(manifest)).json();
const [zip, api] = ['zip', 'api'].map((kind) => new URL(metaData.types[kind], manifest).href);

export default {
  mode: 'production',
  context: import.meta.dirname,
  target: ['web', 'es2022'],
  entry: './index.js',
  output: { path: join(import.meta.dirname, 'build'), publicPath: '/', clean: true },
  plugins: [
    new ModuleFederationPlugin({
      name: 'stock_host',
      shared: Object.fromEntries(SHARED.map((name) => [name, { singleton: true }])),
      dts: {
        generateTypes: false,
        consumeTypes: {
          remoteTypeUrls: { community: { alias: 'community', zip, api } },
          consumeAPITypes: true,
          typesOnBuild: true,
        },
      },
    }),
    new rspack.DefinePlugin({ SITE: JSON.stringify(SITE) }),
    new rspack.HtmlRspackPlugin({ template: './index.html' }),
  ],
  resolve: { extensions: ['.tsx', '...'] },
  module: {
    rules: [
      {
        test: /\.tsx$/,
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
