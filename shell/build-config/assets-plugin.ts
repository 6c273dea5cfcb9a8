import { createHash } from 'node:crypto';
import type { Compiler } from '@rspack/core';

/** Writes assets.json: the files a page names in its head, root-relative, and what its scripts must hash to. */
export class AssetsPlugin {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'AssetsPlugin', stage: 5000 }, () => {
        const base = String(compilation.outputOptions.publicPath);
        const initial = compilation.entrypoints.get('shell')!.getFiles();
        const all = compilation.getAssets().map(({ name }) => name);
        const one = (pattern: RegExp) => {
          const found = all.find((name) => pattern.test(name));
          if (!found) throw new Error(`The shell's build has no file like ${pattern}`);
          return base + found;
        };
        const assets = {
          scripts: initial
            .filter((file) => file.endsWith('.js'))
            .map((file) => ({
              src: base + file,
              integrity: sha384(compilation.getAsset(file)!.source.buffer()),
            })),
          styles: initial.filter((file) => file.endsWith('.css')).map((file) => base + file),
          icon: one(/^favicon\.svg$/),
        };
        compilation.emitAsset('assets.json', new RawSource(JSON.stringify(assets, null, 2)));
      });
    });
  }
}

function sha384(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
