import { createHash } from 'node:crypto';
import { type Configuration, type MultiCompiler, rspack } from '@rspack/core';
import { FEDERATION_STATS } from './container-runtime-plugin.ts';

/** Hex SHA-256 over every file that a build would write, and a salt. Writes nothing. */
export async function contentDigest(configs: Configuration[], salt: string): Promise<string> {
  const compiler = rspack(configs.map(quiet)) as MultiCompiler;
  const files: [string, Buffer][] = [];
  for (const each of compiler.compilers) {
    each.hooks.shouldEmit.tap('content-digest', () => false);
    each.hooks.compilation.tap('content-digest', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'content-digest', stage: 10_000 }, () => {
        for (const asset of compilation.getAssets()) {
          if (isShipped(asset.name)) files.push([`${each.name}/${asset.name}`, asset.source.buffer()]);
        }
      });
    });
  }
  await run(compiler);
  const hash = createHash('sha256').update(salt);
  for (const [name, bytes] of files.sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(name).update('\0').update(bytes);
  return hash.digest('hex');
}

const isShipped = (name: string) => !name.endsWith('.map') && name !== FEDERATION_STATS;

function quiet(config: Configuration): Configuration {
  // The release files describe a written build; a pass that writes nothing has none.
  return {
    ...config,
    plugins: (config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ReleasePlugin'),
  };
}

function run(compiler: MultiCompiler): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
  });
}
