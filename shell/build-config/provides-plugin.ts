import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { SHARED_MODULES } from '@coachlab/remote-kit/build';
import type { Compiler } from '@rspack/core';

const require = createRequire(import.meta.url);

/** Writes provides.json, which the registry holds every release against: the kit's version and the shared ones. */
export class ProvidesPlugin {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ProvidesPlugin', () => {
      const shared = Object.fromEntries(Object.keys(SHARED_MODULES).map((name) => [name, versionOf(name)]));
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(
        this.#file,
        `${JSON.stringify({ shell: versionOf('@coachlab/remote-kit'), shared }, null, 2)}\n`,
      );
    });
  }
}

/** Of the package that a module belongs to: `react/jsx-runtime` is react's. */
export function versionOf(module: string): string {
  const parts = module.split('/');
  const name = parts.slice(0, module.startsWith('@') ? 2 : 1).join('/');
  const file = require.resolve
    .paths(name)!
    .map((folder) => `${folder}/${name}/package.json`)
    .find(isReadable);
  if (!file) throw new Error(`${name} is not installed`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function isReadable(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}
