import { join } from 'node:path';
import { sourceRules } from '@coachlab/remote-kit/build';
import type { Configuration } from '@rspack/core';

/**
 * Scripts beside the app, which the server reads as text: the inline one that runs before the first paint, whose hash
 * the CSP allows, that of /-/override, and the service worker.
 */
export function bootConfig(dir: string): Configuration {
  return {
    ...sourceRules('browser'),
    name: 'boot',
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    entry: {
      boot: './browser/boot-script.ts',
      override: './browser/override-page.ts',
      worker: './worker/main.ts',
      'retired-worker': './worker/retired.ts',
    },
    output: { path: join(dir, 'build/boot'), filename: '[name].js', clean: true },
    devtool: false,
  };
}
