import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { KIT_VERSION } from '@coachlab/remote-kit/build';
import type { Compiler } from '@rspack/core';
import { providedVersions } from './shared-versions.ts';

/** Writes provides.json, which the registry holds every release against: the kit's version and the shared ones. */
export class ProvidesPlugin {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ProvidesPlugin', () => {
      const provides = { shell: KIT_VERSION, shared: providedVersions() };
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(this.#file, `${JSON.stringify(provides, null, 2)}\n`);
    });
  }
}
