import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';

type Rspack = (typeof import('@rspack/core'))['rspack'];

/** The section's own. */
export function rspackOf(folder: string): Rspack {
  try {
    return (createRequire(join(folder, 'package.json'))('@rspack/core') as { rspack: Rspack }).rspack;
  } catch (cause) {
    throw new CommandError('rspack_missing', `@rspack/core is not installed in ${folder}. Run npm install.`, {
      cause,
    });
  }
}
