import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Configuration, rspack } from '@rspack/core';
import { browserConfig } from '../../../../shell/build-config/index.ts';
import { singleAppHydrated } from '../peers/single-app-config.ts';
import { CACHE, ROOT } from '../root.ts';

interface Size {
  gz: number;
  br: number;
}

export interface PartSizes {
  part: string;
  site?: Size;
  single?: Size;
}

/** First match wins; what is left is the frame. */
const PARTS: [string, RegExp][] = [
  ['react, react-dom', /node_modules\/(react|react-dom|scheduler)\//],
  ['react-router', /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\//],
  ['react-query', /node_modules\/@tanstack\//],
  ['Module Federation host', /node_modules\/@module-federation\/|packages\/federation\/src\/browser\//],
  ['release loading', /packages\/federation\//],
  ['other libraries', /node_modules\//],
  ['kit', /packages\/remote-kit\//],
  ['ui', /packages\/ui\//],
];
const FRAME = 'frame and entry';

/**
 * The code of every first visit, taken apart: the same builds with a chunk for each part, minified and compressed one
 * by one, so that the sum is a little more than what is sent.
 */
export async function measureParts(): Promise<PartSizes[]> {
  const site = await partsOf(browserConfig(join(ROOT, 'shell')), 'parts/site');
  const single = await partsOf(singleAppHydrated(), 'parts/single');
  const names = [...PARTS.map(([name]) => name), FRAME, 'style sheet'];
  return [
    ...names
      .filter((name) => site[name] || single[name])
      .map((part) => ({ part, ...optional('site', site[part]), ...optional('single', single[part]) })),
    ...sectionFiles(),
    ...fonts(),
  ];
}

async function partsOf(config: Configuration, folder: string): Promise<Record<string, Size>> {
  const path = join(CACHE, folder);
  const chunkOf = (index: number) => `part-${index}`;
  const compiler = rspack({
    ...config,
    output: { ...config.output, path, filename: '[name].js', cssFilename: '[name].css' },
    plugins: config.plugins!.filter(
      (plugin) => !/^(ProvidesPlugin|AssetsPlugin|CopyRspackPlugin)$/.test(plugin!.constructor.name),
    ),
    optimization: {
      ...config.optimization,
      splitChunks: {
        cacheGroups: Object.fromEntries(
          PARTS.map(([, test], index) => [
            chunkOf(index),
            {
              name: chunkOf(index),
              test,
              chunks: 'initial',
              enforce: true,
              type: /javascript/,
              priority: 100 - index,
            },
          ]),
        ),
      },
    },
    devtool: false,
  } as Configuration);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats!.toString())) : resolve(),
    );
  });
  await new Promise((resolve) => compiler.close(resolve));
  const files = readdirSync(path);
  const sizes = PARTS.map(([name], index): [string, Size | null] => [
    name,
    files.includes(`${chunkOf(index)}.js`) ? sizeOf(join(path, `${chunkOf(index)}.js`)) : null,
  ]);
  return Object.fromEntries(
    [
      ...sizes,
      [FRAME, sizeOf(join(path, 'shell.js'))],
      ['style sheet', sizeOf(join(path, 'shell.css'))],
    ].filter(([, size]) => size !== null),
  ) as Record<string, Size>;
}

/** Of one section, as an example of what comes with each page. */
function sectionFiles(): PartSizes[] {
  const folder = join(ROOT, 'mfe-journey/build/browser');
  const single = join(CACHE, 'single-server/browser');
  const [entry, js, css] = [/^remoteEntry\..*js$/, /expose_home\..*js$/, /expose_home\..*css$/].map((name) =>
    find(folder, name),
  );
  const [singleJs, singleCss] = [/^page-journey-home\..*js$/, /^page-journey-home\..*css$/].map((name) =>
    find(single, name),
  );
  return [
    { part: "remoteEntry (journey's)", ...optional('site', entry) },
    { part: 'page /home', ...optional('site', js), ...optional('single', singleJs) },
    { part: 'page /home, style sheet', ...optional('site', css), ...optional('single', singleCss) },
  ];
}

function fonts(): PartSizes[] {
  const folder = join(ROOT, 'shell/build/browser');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => {
      const { length } = readFileSync(join(folder, file));
      const size = { gz: length, br: length };
      return { part: `font ${file.split('.')[0]}`, site: size, single: size };
    });
}

function find(folder: string, pattern: RegExp): Size | undefined {
  const file = readdirSync(folder).find((name) => pattern.test(name));
  return file === undefined ? undefined : sizeOf(join(folder, file));
}

function sizeOf(file: string): Size {
  const bytes = readFileSync(file);
  return { gz: gzipSync(bytes).length, br: brotliCompressSync(bytes).length };
}

function optional<K extends string>(key: K, size: Size | undefined): { [key in K]?: Size } {
  return size ? ({ [key]: size } as { [key in K]?: Size }) : {};
}
