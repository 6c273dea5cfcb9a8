import { fileURLToPath } from 'node:url';
import { type Compiler, rspack } from '@rspack/core';

/** What the Module Federation plugin writes to start its runtime: the module itself stands in its request. */
const STARTS_RUNTIME = /^@module-federation\/runtime\/rspack\.js!=!data:/;

/** Beside the manifest, but nobody reads it, and of the same sources it is not always the same. No part of a release. */
export const FEDERATION_STATS = 'mf-stats.json';

const ours = fileURLToPath(import.meta.resolve('./container-runtime.js'));

/**
 * A container without remotes and without copies of shared modules runs little of Module Federation's runtime, and every
 * first page would fetch all of it: 4 kB of 8. It is given as much as it runs (container-runtime.js).
 */
export class ContainerRuntimePlugin {
  apply(compiler: Compiler): void {
    const replace = (module: { request: string }) => {
      module.request = ours;
    };
    new rspack.NormalModuleReplacementPlugin(STARTS_RUNTIME, replace as never).apply(compiler);
  }
}
