// The platform's rehearser: plays releases that wait for it inside the running site, and reports what they did.
//   COACHLAB_SITE            address of the site, as this process reaches it
//   COACHLAB_REGISTRY_URL    the registry's; the site's unless set, since the gateway passes its calls on
//   COACHLAB_REHEARSER_TOKEN or …_FILE
//   COACHLAB_REHEARSAL_HYDRATED_MS, COACHLAB_REHEARSAL_ANSWERS_MS   how long a page may take, in milliseconds
//   PORT                     answers /health/live and /health/ready there, where it is set
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { RegistryClient } from '../registry-client.ts';
import { serve } from './serve.ts';

/** Milliseconds without an answer of the registry after which it is not ready. A page that is played does not keep it from asking. */
const HEARD_WITHIN = 25 * 60_000;

const { env } = process;
const site = address('COACHLAB_SITE', env['COACHLAB_SITE']);
const registry = address('COACHLAB_REGISTRY_URL', env['COACHLAB_REGISTRY_URL'] || site);
const token = env['COACHLAB_REHEARSER_TOKEN_FILE']
  ? readFileSync(env['COACHLAB_REHEARSER_TOKEN_FILE'], 'utf8').trim()
  : env['COACHLAB_REHEARSER_TOKEN'];
if (!token) throw new Error('COACHLAB_REHEARSER_TOKEN or COACHLAB_REHEARSER_TOKEN_FILE must be set.');

let heardAt = 0;
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

const health = createServer((request, response) => {
  const isReady = Date.now() - heardAt < HEARD_WITHIN;
  response.statusCode = request.url === '/health/live' || isReady ? 200 : 503;
  response.end();
});
if (env['PORT']) health.listen(Number(env['PORT']), env['HOST'] ?? '127.0.0.1');

log('ready', { site, registry });
await serve({
  registry: new RegistryClient(registry, token),
  site,
  env,
  stop: stop.signal,
  log,
  onHeard: () => (heardAt = Date.now()),
});
health.close();

function address(name: string, value: string | undefined): string {
  const url = URL.parse(value ?? '');
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new Error(`${name} is "${value ?? ''}", which is not an http address.`);
  return url.href.replace(/\/+$/, '');
}

function log(msg: string, more: object = {}): void {
  console.log(
    JSON.stringify({ time: new Date().toISOString(), level: 'info', service: 'rehearser', msg, ...more }),
  );
}
