// npm run drill:ha [-- --no-build --keep]: 50 people browse and write while the database's primary is killed, frozen and cut
// off, a shell, a registry and a proxy are killed, and then everything is replaced; with the stack of several-machines.yml, in
// a project of its own that is gone afterwards. Prints writes accepted, lost and doubled, the longest refusal and failed pages.
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { command } from '../stack/command.ts';
import { Compose } from '../stack/compose.ts';
import { believeFront } from './authority.ts';
import { cut, type Fault, freeze, killHard, untilHealthy } from './faults.ts';
import { primaryOf, untilTogether } from './group.ts';
import { inProject } from './in-project.ts';
import { balance } from './ledger.ts';
import { outlived } from './outlived.ts';
import { Crowd } from './people.ts';
import { onPrimary } from './query.ts';

const PEOPLE = 50;
const MEMBERS = 3;
/** Milliseconds for which a member hangs or is cut off: longer than the others wait for it. */
const AWAY = 20_000;
const FILES = ['docker-compose.yml', 'infra/docker/two-shells.yml', 'infra/docker/several-machines.yml'];

const ports = { site: await getPort(), operators: await getPort() };
const stack = new Compose(`coachlab-ha-${process.pid}`, ports, FILES, 'https');
const query = onPrimary(stack);

await inProject(stack, ['caddy:2.11', 'haproxy:3.2'], async () => {
  await believeFront(stack);
  const run = `ha-${process.pid}`;
  const crowd = new Crowd(stack.url, run);
  const faults: Fault[] = [];
  const suffer = async (name: string, section: string, work: () => Promise<void>) => {
    const from = crowd.now;
    await work();
    faults.push({ name, section, from, until: crowd.now });
    await sleep(3_000);
  };
  const ofPrimary = async (name: string, work: (member: string) => Promise<void>) => {
    const member = await primaryOf(query);
    await suffer(`${name} ${member}, the primary`, 'database', async () => {
      await work(member);
      await untilTogether(query, MEMBERS);
    });
  };
  const oneOf = (service: string) =>
    suffer(`kill -9 one ${service}`, service, async () => {
      await killHard(stack, service, 1);
      await untilHealthy(stack, service);
    });

  crowd.start(PEOPLE);
  try {
    await crowd.warm();
    await ofPrimary('kill -9', (member) => killHard(stack, member));
    await ofPrimary('freeze', (member) => freeze(stack, member, AWAY));
    await ofPrimary('cut off', (member) => cut(stack, member, 'database', AWAY));
    for (const service of ['shell', 'registry', 'mysql', 'community']) await oneOf(service);
    await suffer('rolling restart', 'none', async () => {
      console.log(
        await command('bash', [resolve(import.meta.dirname, '../rolling-restart.sh')], stack.environment),
      );
    });
  } finally {
    await crowd.stop();
  }
  return outlived(crowd, faults, await balance(query, run, crowd.accepted));
});
