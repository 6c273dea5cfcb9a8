import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { command } from './command.ts';
import type { Compose } from './compose.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** A page of each section, and words that only its data or its own code can have put there. */
const PAGES: [path: string, words: RegExp][] = [
  ['/', /<main/],
  ['/lab', /GROW/],
  ['/artifact/framework-grow', /<h1[^>]*>[^<]*GROW/],
  ['/icpi-assessment', /<h1/],
  ['/forum', /<h1/],
];

/** Brings up one service: its database and the secrets come with it, and nothing else. */
export async function section(stack: Compose): Promise<void> {
  await stack.up(120, 'catalog');
  const services = (await stack.containers()).map(({ Service }) => Service).sort();
  assert.deepEqual(services, ['catalog', 'mysql', 'rights', 'secrets']);
}

export async function whole(stack: Compose): Promise<void> {
  for (const [path, words] of PAGES) {
    const response = await pageOf(stack, path);
    assert.equal(response.status, 200, path);
    assert.match(await response.text(), words, path);
  }
  assert.equal((await fetch(`${stack.url}/nowhere`)).status, 404);
  await leastRights(stack);
}

/** A shell fetches and checks a promoted release before it runs it: seconds on a busy machine, when all is healthy already. */
async function pageOf(stack: Compose, path: string): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(stack.url + path);
    if (response.status !== 404 || tries === 30) return response;
    await setTimeout(1_000);
  }
}

/** Run inside a service, whose own driver it borrows. */
const QUERY = `
  import { readFileSync } from 'node:fs';
  import { createConnection } from 'mysql2/promise';
  const connection = await createConnection(readFileSync('/secrets/catalog/database-url', 'utf8'));
  const [rows] = await connection.query(process.argv[1]);
  console.log(JSON.stringify(rows));
  await connection.end();`;

/** Nobody is root, can write beside its volume, sees others' secrets or others' tables, or has a secret in its environment. */
async function leastRights(stack: Compose): Promise<void> {
  assert.equal(await stack.run('exec', '-T', 'catalog', 'id', '-u'), '4101');
  await assert.rejects(stack.run('exec', '-T', 'catalog', 'touch', '/app/here'), /Read-only file system/);
  await assert.rejects(
    stack.run('exec', '-T', 'catalog', 'cat', '/secrets/journey/database-url'),
    /Permission denied/,
  );
  const environment = await stack.run('exec', '-T', 'registry', 'env');
  assert.doesNotMatch(environment, /mysql:\/\/|PRIVATE KEY|BOOTSTRAP_TOKENS=/);
  const asCatalog = (statement: string) =>
    stack.run('exec', '-T', 'catalog', 'node', '--input-type=module', '-e', QUERY, statement);
  assert.match(await asCatalog('SHOW TABLES FROM catalog'), /content_revision/);
  await assert.rejects(asCatalog('SHOW TABLES FROM journey'), /Access denied/);
  await assert.rejects(asCatalog('SELECT * FROM journey.migrations'), /denied/);
  await assert.rejects(asCatalog('DROP TABLE catalog.migrations'), /DROP command denied/);
}

export async function survivesRestart(stack: Compose, patience: number): Promise<void> {
  const title = `Kept across a restart ${process.pid}`;
  const response = await fetch(`${stack.url}/api/forum/posts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title, content: 'A post that must still be there.', authorName: 'The stack' }),
  });
  assert.equal(response.status, 201, await response.text());
  const admin = await stack.run('run', '--rm', '-T', 'secrets', 'show', 'admin-token');

  await stack.run('down', '--timeout', '30');
  await stack.up(patience);

  const posts = (await (await fetch(`${stack.url}/api/forum/posts`)).json()) as { title: string }[];
  assert.ok(
    posts.some((post) => post.title === title),
    'the post is gone',
  );
  assert.equal(await stack.run('run', '--rm', '-T', 'secrets', 'show', 'admin-token'), admin);
  assert.match(
    await stack.run('logs', 'publish-catalog'),
    /is already published; its team decides which release runs/,
  );
}

/** On a MySQL of their own, of the image that the stack runs. */
export async function servicesOnMysql(): Promise<void> {
  await command(process.execPath, [resolve(ROOT, 'infra/local/src/check/mysql.ts')]);
}

/** Every section rendered and taken over, what people write, and what is scored: each service and its tables. */
const JOURNEYS = ['composed', 'community', 'icpi', 'assistant', '--project=desktop'];

export async function journeys(stack: Compose): Promise<void> {
  // The journeys read the contracts, which a fresh clone has not compiled.
  await command(resolve(ROOT, 'node_modules/.bin/tsc'), ['-b', ROOT]);
  const args = ['test', '-c', resolve(ROOT, 'e2e'), ...JOURNEYS];
  await command(resolve(ROOT, 'node_modules/.bin/playwright'), args, { COACHLAB_URL: stack.url });
}
