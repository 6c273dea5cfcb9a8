import { join } from 'node:path';
import { command } from './command.ts';

const IMAGES = ['node:24-bookworm-slim', 'mysql:9.7'];
const MAKER = 'infra/docker/local-images/make.sh';

/**
 * Pulls them, or where no registry of images answers makes them from Debian's packages. Docker itself is the machine
 * owner's to install and to start: without it this throws a sentence.
 */
export async function baseImages(): Promise<void> {
  if ((await tried('docker', 'info')) === null) {
    throw new Error(`Docker does not answer. Start it; on Debian as root, ${MAKER} installs and starts one.`);
  }
  const missing = [];
  for (const image of IMAGES) {
    const here = await tried('docker', 'image', 'inspect', image);
    if (here === null && (await tried('docker', 'pull', '--quiet', image)) === null) missing.push(image);
  }
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0) {
    throw new Error(`Docker cannot pull ${missing.join(' or ')}; on Debian as root, ${MAKER} makes them.`);
  }
  await command('bash', [join(import.meta.dirname, '../local-images/make.sh')]);
}

async function tried(program: string, ...args: string[]): Promise<string | null> {
  return command(program, args).catch(() => null);
}
