import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Compiler, rspack } from '@rspack/core';

const ENTRY = /^@module-federation\/runtime$|[\\/]@module-federation[\\/][\w-]+[\\/]dist[\\/]index\.cjs$/;
/** Parts of the bundler's runtime, and the whole of the runtime behind it. */
const NEVER_RUN =
  /^\.\/(init|installInitialConsumes|getSharedFallbackGetter)\.js$|^@module-federation\/runtime$/;
const BUNDLER_RUNTIME = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/;

/** Beside the manifest, but nobody reads it, and of the same sources it is not always the same. No part of a release. */
export const FEDERATION_STATS = 'mf-stats.json';

const require = createRequire(import.meta.url);
const runtime = createRequire(require.resolve('@module-federation/enhanced/rspack')).resolve(
  '@module-federation/runtime',
);
const parts = fileURLToPath(import.meta.resolve('./container-parts.js'));

/**
 * The Module Federation plugin names its runtime's CommonJS files, of which nothing can be left out. Their ECMAScript
 * twins stand beside them and are shaken, and what a container without remotes never runs is left out.
 */
export class SlimFederationPlugin {
  apply(compiler: Compiler): void {
    const neverRun = (module: { request: string; context: string }) => {
      if (BUNDLER_RUNTIME.test(module.context)) module.request = parts;
    };
    const twin = (module: { request: string }) => {
      const file = module.request === '@module-federation/runtime' ? runtime : module.request;
      module.request = file.replace(/\.cjs$/, '.js');
    };
    new rspack.NormalModuleReplacementPlugin(NEVER_RUN, neverRun as never).apply(compiler);
    new rspack.NormalModuleReplacementPlugin(ENTRY, twin).apply(compiler);
  }
}
