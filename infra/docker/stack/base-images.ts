import { join } from 'node:path';
import { command } from './command.ts';

const IMAGES = ['node:24-bookworm-slim', 'mysql:9.7'];

/** Pulls them, or where no registry of images answers makes them from Debian's packages. Throws a sentence. */
export async function baseImages(): Promise<void> {
  const docker = await command('docker', ['info']).catch(() => null);
  for (const image of docker === null ? [] : IMAGES) {
    const here = await command('docker', ['image', 'inspect', image]).catch(() => null);
    if (here === null && (await command('docker', ['pull', '--quiet', image]).catch(() => null)) === null)
      break;
  }
  const missing = docker === null ? IMAGES : await absent();
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0)
    throw new Error(`Docker has no ${missing.join(' and no ')}, and cannot pull them.`);
  await command('bash', [join(import.meta.dirname, '../local-images/make.sh')]);
}

async function absent(): Promise<string[]> {
  const found = await Promise.all(
    IMAGES.map((image) => command('docker', ['image', 'inspect', image]).catch(() => null)),
  );
  return IMAGES.filter((_image, at) => found[at] === null);
}
