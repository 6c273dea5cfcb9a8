import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CommandError } from './command-error.ts';

/** Path of a program: of the section's own package, else of the repository's. */
export function programOf(name: string, program: string, folder: string): string {
  for (const from of [join(folder, 'package.json'), import.meta.filename]) {
    try {
      const require = createRequire(from);
      const manifest = require.resolve(`${name}/package.json`);
      const { bin } = require(manifest) as { bin: string | Record<string, string> };
      return join(dirname(manifest), typeof bin === 'string' ? bin : bin[program]!);
    } catch {
      // The next place may have it.
    }
  }
  throw new CommandError('program_missing', `${name} is not installed. Run npm install.`);
}
