import { join } from 'node:path';
import { sourceRules } from '@coachlab/remote-kit/build';
import type { Configuration } from '@rspack/core';

/** The inline script that runs before the first paint. The server reads it as text, and the CSP allows its hash. */
export function bootConfig(dir: string): Configuration {
  return {
    ...sourceRules('browser'),
    name: 'boot',
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    entry: { boot: './browser/boot-script.ts' },
    output: { path: join(dir, 'build/boot'), filename: 'boot.js', clean: true },
    devtool: false,
  };
}
