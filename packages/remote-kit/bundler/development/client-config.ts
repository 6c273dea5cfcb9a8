import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { sourceRules } from '../source-rules.ts';

/**
 * The script that `coachlab dev` puts before the shell's own: React's development build, the overlay, and what takes
 * updates. React is the one that is installed beside this package.
 * @param path folder to write client.js into
 */
export function developmentClient(path: string): Configuration {
  return {
    ...sourceRules('browser'),
    name: 'client',
    mode: 'development',
    context: import.meta.dirname,
    target: ['web', 'es2022'],
    // A source file here, a compiled one where this package is installed.
    entry: { client: fileURLToPath(import.meta.resolve(`./client/main${extname(import.meta.url)}`)) },
    output: { path, filename: '[name].js', uniqueName: 'coachlab-development' },
    plugins: [new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"development"' })],
    devtool: false,
    performance: false,
  };
}
