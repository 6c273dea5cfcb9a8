import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import type { RemoteBuild } from '../remote-config.ts';
import { serverConfig } from '../server-config.ts';

/**
 * The server's build while a section is worked on, with the class names and addresses of the browser's. React's JSX is the
 * released one: the site's shell, whose React draws, has no other. `coachlab dev` says where it is written.
 */
export function serverSectionConfig(build: RemoteBuild): Configuration {
  const { dir, manifest } = build;
  const { output, ...config } = serverConfig(build);
  return {
    ...config,
    name: `${manifest.name} on the server`,
    mode: 'development',
    output: {
      ...output,
      path: join(dir, 'build/development'),
      filename: 'server.js',
      publicPath: `/remotes/${manifest.name}/development/`,
      // Beside the browser's files.
      clean: false,
    },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { nodeEnv: 'development', minimize: false, emitOnErrors: false },
    devtool: 'cheap-module-source-map',
  };
}
