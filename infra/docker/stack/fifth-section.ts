import assert from 'node:assert/strict';
import type { Compose } from './compose.ts';
import { containersOf, remainsOf } from './remains.ts';
import type { Step } from './step.ts';
import { TeamDatabase } from './team-database.ts';
import { TeamFolder } from './team-folder.ts';
import { until } from './until.ts';

const NAME = 'events';
const SECTION = `mfe-${NAME}`;
const SERVICE = `service-${NAME}`;
/** What a section with a service has none of, even while it is there. */
const NEVER = ['volumes', 'networks'];
/** Minutes that it may take, without what npm installs on the team's machine. */
const AT_MOST = 10;

/**
 * A fifth section comes with a service, a database of its own in MySQL and a container of its own, by a team that has the
 * packages, a token and nothing of this repository; then it goes, and nothing of it is left. No container of the site is started
 * anew.
 */
export async function fifthSection(stack: Compose, step: Step): Promise<void> {
  const team = new TeamFolder(stack.url);
  const database = new TeamDatabase(stack, NAME);
  const operator = await stack.run('run', '--rm', '-T', 'secrets', 'show', 'token-operator');
  const containers = await containersOf(stack);
  try {
    await step('packages are packed and installed in a separate folder', () => team.install());
    await step('coachlab new', () =>
      team.coachlab('.', 'new', NAME, '--service', '--packages', 'packages').then(() => {}),
    );
    for (const folder of [SECTION, SERVICE])
      await step(`${folder}: npm install`, () => team.npm(folder, 'install'));
    const began = performance.now();
    await comes({ stack, team, database, operator, step });
    const minutes = (performance.now() - began) / 60_000;
    console.log(`    added in ${minutes.toFixed(1)} minutes`);
    assert.ok(minutes < AT_MOST, `total: ${minutes.toFixed(1)} minutes`);
    assert.deepEqual(await containersOf(stack), containers);
    for (const [kind, found] of Object.entries(await remainsOf(stack, NAME)))
      assert.equal(found.length > 0, !NEVER.includes(kind), kind);
    await goes({ stack, team, database, operator, step });
    assert.deepEqual(await containersOf(stack), containers);
    for (const [kind, found] of Object.entries(await remainsOf(stack, NAME)))
      assert.deepEqual(found, [], kind);
  } finally {
    await team.compose(SERVICE, stack.project, 'down', '--rmi', 'all', '--volumes').catch(() => '');
    team.remove();
  }
}

interface Actors {
  stack: Compose;
  team: TeamFolder;
  database: TeamDatabase;
  operator: string;
  step: Step;
}

async function comes({ stack, team, database, operator, step }: Actors): Promise<void> {
  const shows = (path: string, words: string | number) =>
    until(`${path} shows ${words}`, async () => {
      const response = await fetch(stack.url + path);
      const text = await response.text();
      return typeof words === 'number' ? response.status === words : text.includes(words);
    });
  for (const folder of [SECTION, SERVICE])
    await step(`${folder}: npm run check`, () => team.npm(folder, 'run', 'check'));
  await step('team create', async () => {
    const api = `${NAME}=http://${NAME}:4110`;
    const words = ['team', 'create', NAME, '--prefix', '/events', '--api', api];
    const said = await team.coachlabBy(operator, '.', ...words);
    team.token = said.split('\n')[0]!;
  });
  await step('secrets add-database', async () =>
    team.keepSecret(`${SERVICE}/.secrets/database-url`, await database.add()),
  );
  await step('the service is built, started and healthy', () =>
    team.compose(SERVICE, stack.project, 'up', '--detach', '--build', '--wait'),
  );
  await step('the API answers', () => shows('/api/events', 'The first'));
  await step('publish, canary, promote: the first release', async () => {
    await team.coachlab(SECTION, 'publish', '.', '--promote');
    await shows('/events', 'The first');
  });
  team.write(`${SECTION}/src/pages/list.tsx`, (text) =>
    text.replace('lead="All events."', 'lead="What is on."'),
  );
  await step('publish: another release', () => team.coachlab(SECTION, 'publish', '.'));
  await step("the platform's rehearser finds nothing wrong with it", () =>
    team.coachlab(SECTION, 'rehearse', NAME, '--by-platform'),
  );
  await step('canary', async () => {
    await team.coachlab(SECTION, 'canary', NAME, '--weight', '100%');
    await shows('/events', 'What is on.');
  });
  await step('promote', () => team.coachlab(SECTION, 'promote', NAME));
  await step('page, sitemap and status show it', async () => {
    await shows('/events/second', 'What this one is about.');
    await shows('/events/gone', 404);
    await shows('/sitemap.xml', '/events/second<');
    assert.match(await team.coachlab(SECTION, 'status'), /events\s+1\.0\.0-\w+\s+-\s+1\.0\.0-\w+\s+2\s/);
    assert.match(await database.tables(), /\bitem\b/);
  });
}

async function goes({ stack, team, database, operator, step }: Actors): Promise<void> {
  await step('team remove --retire', async () => {
    await team.coachlabBy(operator, '.', 'team', 'remove', NAME, '--retire');
    for (const path of ['/events', '/events/first', '/api/events'])
      await until(`${path} is gone`, async () => (await fetch(stack.url + path)).status === 404);
    const map = await (await fetch(`${stack.url}/sitemap.xml`)).text();
    assert.doesNotMatch(map, /\/events/);
    const set = await (await fetch(`${stack.url}/discovery/set`)).text();
    assert.doesNotMatch(set, /"events"/);
    await assert.rejects(team.coachlab(SECTION, 'status'), /does not know this token/);
    const teams = await team.coachlabBy(operator, '.', 'team', 'list');
    assert.match(teams, /No operator has added a section/);
  });
  await step('its container and image are removed', () =>
    team.compose(SERVICE, stack.project, 'down', '--rmi', 'all', '--volumes'),
  );
  await step('secrets drop-database', () => database.drop());
}
