import { command } from './command.ts';
import { OutOfReach } from './out-of-reach.ts';

const IMAGES = ['node:24-bookworm-slim', 'mysql:9.7'];
const MAKER = 'infra/docker/local-images/make.sh';
/** Milliseconds: where no registry of images is reached, some networks never say so. */
const PULL_PATIENCE = 180_000;

/**
 * Pulls them where a registry of images answers. Elsewhere MAKER makes them from Debian's packages, which takes minutes:
 * that is for its caller to start. Throws OutOfReach.
 * @param more beside the two of every stack
 */
export async function baseImages(more: string[] = []): Promise<void> {
  const missing = [];
  for (const image of [...IMAGES, ...more]) {
    const here = await tried(0, 'image', 'inspect', image);
    if (here === null && (await tried(PULL_PATIENCE, 'pull', '--quiet', image)) === null) missing.push(image);
  }
  if (missing.length > 0)
    throw new OutOfReach(
      `Docker cannot pull ${missing.join(' or ')}; on Debian as root, ${MAKER} builds them.`,
    );
}

async function tried(timeout: number, ...args: string[]): Promise<string | null> {
  return command('docker', args, {}, { timeout }).catch(() => null);
}
