import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Compiler } from '@rspack/core';
import { sharedVersions, versionOf } from './shared-versions.ts';

/** Writes provides.json, which the registry holds every release against: the kit's version and the shared ones. */
export class ProvidesPlugin {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ProvidesPlugin', () => {
      const provides = { shell: versionOf('@coachlab/remote-kit'), shared: sharedVersions() };
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(this.#file, `${JSON.stringify(provides, null, 2)}\n`);
    });
  }
}
