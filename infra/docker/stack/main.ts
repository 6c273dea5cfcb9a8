// npm run test:stack [-- --no-build --keep]: the stack of docker-compose.yml for real, in a project of its own that is gone
// afterwards: a section alone, everything, a restart that keeps data, a fifth section that is added and removed, the services'
// tests on MySQL 9.7, and journeys in a browser against it.
//   --no-build  with the images as they are
//   --keep      leaves it running
// Ends with 75 where there is no Docker or no base image: nothing was tried then.
import getPort from 'get-port';
import { baseImages } from './base-images.ts';
import { dockerDaemon } from './daemon.ts';
import { OutOfReach, UNREACHED } from './out-of-reach.ts';
import { Compose } from './compose.ts';
import { fifthSection } from './fifth-section.ts';
import { seconds, stepAt } from './step.ts';
import { journeys, section, servicesOnMysql, survivesRestart, whole } from './steps.ts';

/** Seconds from existing images to a healthy site. */
const PATIENCE = 180;

const wants = (option: string) => process.argv.includes(option);
const ports = { site: await getPort(), operators: await getPort() };
const stack = new Compose(`coachlab-test-${process.pid}`, ports);
const began = performance.now();
const step = stepAt(1);

let stopDocker = async () => {};
try {
  stopDocker = await dockerDaemon();
  await step('the base images are available', () => baseImages());
  await tryStack();
  console.log(`The stack works (${seconds(began)}).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof OutOfReach ? UNREACHED : 1;
} finally {
  await stopDocker();
}

async function tryStack(): Promise<void> {
  try {
    if (!wants('--no-build')) await step('the images are built', () => stack.run('build', '--quiet'));
    await step('a section starts alone', () => section(stack));
    await step(`everything is healthy within ${PATIENCE} s`, () => stack.up(PATIENCE));
    await step('pages, data and permissions are correct', () => whole(stack));
    await step('a restart keeps everything', () => survivesRestart(stack, PATIENCE));
    await step('a fifth section is added and removed', () => fifthSection(stack, stepAt(2)));
    await step("the services' tests pass on MySQL 9.7", servicesOnMysql);
    await step('the browser tests pass', () => journeys(stack));
  } catch (error) {
    console.error(await stack.describe());
    throw error;
  } finally {
    if (wants('--keep'))
      console.log(`It keeps running at ${stack.url}; to stop it: docker compose -p ${stack.project} down -v`);
    else await stack.down();
  }
}
