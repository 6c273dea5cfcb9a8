import { baseImages } from '../stack/base-images.ts';
import type { Compose } from '../stack/compose.ts';
import { dockerDaemon } from '../stack/daemon.ts';
import type { Finding } from './report.ts';

/** Seconds from existing images to a healthy site. */
const PATIENCE = 300;

/**
 * Brings the stack up for a drill and takes it away again; prints what was found, and fails the process on it. Options of the
 * command line: --no-build takes the images as they are, --keep leaves the stack running.
 * @param images public ones that it needs beside the two of every stack
 * @param begin makes the images, and tells which stack is up first
 */
export async function inProject(
  stack: Compose,
  images: string[],
  drill: () => Promise<Finding[]>,
  begin = () => built(stack),
): Promise<void> {
  try {
    await dockerDaemon();
    await baseImages(images);
    const findings = await drilled(stack, await begin(), drill);
    for (const { what } of findings) console.log(`✗ ${what}`);
    if (findings.length > 0) process.exitCode = 1;
    else console.log('✓ Every promise was kept.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

async function built(stack: Compose): Promise<Compose> {
  if (!process.argv.includes('--no-build')) await stack.run('build', '--quiet');
  return stack;
}

async function drilled(stack: Compose, first: Compose, drill: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    const began = performance.now();
    await first.up(PATIENCE);
    console.log(`Everything is healthy ${((performance.now() - began) / 1000).toFixed(1)} s after \`up\`.`);
    return await drill();
  } catch (error) {
    console.error(await stack.describe());
    throw error;
  } finally {
    if (process.argv.includes('--keep'))
      console.log(`It keeps running at ${stack.url}; to stop it: docker compose -p ${stack.project} down -v`);
    else await end(stack);
  }
}

/** Twice at most: Docker refuses to remove a network while a container that has ended is still leaving it. */
async function end(stack: Compose): Promise<void> {
  const down = () => stack.run('down', '--volumes', '--remove-orphans', '--timeout', '30');
  await down().catch(down);
}
