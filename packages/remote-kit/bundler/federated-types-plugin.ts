import type { RemoteManifest } from '@coachlab/contracts';
import { type Compiler, rspack } from '@rspack/core';
import { federatedTypes, TYPES_API, TYPES_ZIP } from './federated-types.ts';

const MANIFEST = 'mf-manifest.json';
/** After the plugin of Module Federation has written its manifest, before the content's digest is taken. */
const LATE = 6_000;

/** Puts the types of what a section exposes into its release, and names them in its manifest. */
export class FederatedTypesPlugin {
  readonly #manifest: RemoteManifest;

  constructor(manifest: RemoteManifest) {
    this.#manifest = manifest;
  }

  apply(compiler: Compiler): void {
    const name = 'FederatedTypesPlugin';
    const { RawSource } = rspack.sources;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: LATE }, () => {
        const { zip, api } = federatedTypes(this.#manifest);
        compilation.emitAsset(TYPES_ZIP, new RawSource(zip));
        compilation.emitAsset(TYPES_API, new RawSource(api));
        compilation.updateAsset(MANIFEST, (written) => {
          const manifest = JSON.parse(written.source().toString()) as { metaData: { types: object } };
          Object.assign(manifest.metaData.types, { zip: TYPES_ZIP, api: TYPES_API });
          return new RawSource(JSON.stringify(manifest, null, 2));
        });
      });
    });
  }
}
