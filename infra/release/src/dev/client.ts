import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { CommandError } from '../command-error.ts';
import { rspackOf } from './rspack.ts';

/** Builds the script that goes into every page, from the section's own packages; it carries their React. */
export async function buildClient(folder: string, output: string): Promise<void> {
  const compiler = rspackOf(folder)((await kitOf(folder)).developmentClient(output));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors())
          reject(
            new CommandError('client_failed', 'What runs in the browser could not be built:', {
              details: stats.toString({ all: false, errors: true }).split('\n'),
            }),
          );
        else resolve();
      });
    });
  });
}

interface Kit {
  developmentClient: (path: string) => Configuration;
}

async function kitOf(folder: string): Promise<Kit> {
  let kit: string;
  try {
    kit = createRequire(join(folder, 'package.json')).resolve('@coachlab/remote-kit/build');
  } catch (cause) {
    throw new CommandError(
      'kit_missing',
      `@coachlab/remote-kit is not installed in ${folder}. Run npm install.`,
      { cause },
    );
  }
  const module = (await import(pathToFileURL(kit).href)) as Partial<Kit>;
  if (module.developmentClient) return module as Kit;
  throw new CommandError('kit_too_old', `The @coachlab/remote-kit of ${folder} is too old for coachlab dev.`);
}
