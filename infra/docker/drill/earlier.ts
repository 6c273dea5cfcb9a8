import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../stack/command.ts';
import { Compose } from '../stack/compose.ts';

/** Image tags: what the earlier commit builds, and what this one does. */
const EARLIER = 'earlier';
const CURRENT = 'current';

/** The stack of an earlier commit: in the same project, from its own files, images and sources. */
export interface Earlier {
  stack: Compose;
  /** From now on the names of the images mean those of this commit. */
  leave(): Promise<void>;
  /** Deletes its sources. */
  end(): Promise<void>;
}

/**
 * Builds the images of both commits, and has their names mean the earlier ones.
 * @param now the stack of this commit
 * @param at makes the same stack from another copy of the repository
 * @param commit a tag, a branch or a hash of this repository
 */
export async function earlier(now: Compose, at: (root: string) => Compose, commit: string): Promise<Earlier> {
  const root = await mkdtemp(join(tmpdir(), 'coachlab-earlier-'));
  const copy = 'set -o pipefail; git archive "$COMMIT" | tar --extract --directory "$INTO"';
  await command('bash', ['-c', copy], { COMMIT: commit, INTO: root }, { cwd: now.root });
  const stack = at(root);
  await stack.run('build', '--quiet');
  const images = await imagesOf(stack);
  await rename(images, 'latest', EARLIER);
  await now.run('build', '--quiet');
  const present = await imagesOf(now);
  await rename(present, 'latest', CURRENT);
  await rename(images, EARLIER, 'latest');
  return {
    stack,
    leave: () => rename(present, CURRENT, 'latest'),
    end: () => rm(root, { recursive: true, force: true }),
  };
}

/** Those that the project builds; others stay what they are. */
async function imagesOf(stack: Compose): Promise<string[]> {
  const named = (await stack.run('config', '--images')).split('\n');
  return [...new Set(named.filter((name) => name.startsWith('coachlab/')))];
}

async function rename(images: string[], from: string, to: string): Promise<void> {
  for (const image of images) await command('docker', ['tag', `${image}:${from}`, `${image}:${to}`]);
}
