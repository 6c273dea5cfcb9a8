import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compressFolder } from '../peers/compress-folder.ts';
import { ROOT } from '../root.ts';
import { APP, environment, FOLDERS, NEXT, type Rendering } from './folders.ts';
import { copySource, isInstalled, markInstalled, writeDesign } from './source.ts';

const run = promisify(execFile);
/** Characters of what a failed command said. */
const SAID = 4_000;

/**
 * Installs and builds the application by its own lock file, both ways, below the repository's .cache.
 *
 * @param upstreams of the services, which have to be up: pages are drawn from them
 * @throws Error with the end of what a command said
 */
export async function buildOutside(
  upstreams: Record<string, string>,
  say: (line: string) => void,
): Promise<void> {
  copySource();
  if (!isInstalled()) {
    say(`Installing Next.js for the outside peer, once (npm ci in ${APP}) …`);
    await command('npm', ['ci', '--ignore-scripts']);
    markInstalled();
  }
  await writeDesign();
  for (const rendering of Object.keys(FOLDERS) as Rendering[]) {
    say(`Building the outside peer with Next.js, ${rendering} …`);
    // What is cached of the build before would be pages of another site's data.
    rmSync(join(APP, FOLDERS[rendering]), { recursive: true, force: true });
    await command(process.execPath, [NEXT, 'build'], environment(rendering, upstreams));
    compressFolder(join(APP, FOLDERS[rendering], 'static'));
  }
  await command(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', APP]);
}

async function command(file: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  try {
    await run(file, args, { cwd: APP, env, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${[file, ...args].join(' ')} failed:\n${(stdout + stderr).slice(-SAID)}`, {
      cause: error,
    });
  }
}
