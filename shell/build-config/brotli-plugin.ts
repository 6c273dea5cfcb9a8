import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Compiler } from '@rspack/core';

const compress = promisify(brotliCompress);
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/**
 * Writes `file.br` beside every script and style sheet, as small as it goes. For the largest that takes a second, which
 * would otherwise be the first visitor's, in every new gateway.
 */
export class BrotliPlugin {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('BrotliPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'BrotliPlugin', stage: 5000 }, async () => {
        const texts = compilation.getAssets().filter(({ name }) => /\.(js|css|svg)$/.test(name));
        await Promise.all(
          texts.map(async ({ name, source }) => {
            compilation.emitAsset(`${name}.br`, new RawSource(await compress(source.buffer(), BEST)));
          }),
        );
      });
    });
  }
}
