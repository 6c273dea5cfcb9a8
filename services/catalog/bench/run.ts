import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { benchDatabase, measure, ServiceProcess } from '@coachlab/service-common/bench';
import { generateArtifacts } from './generate-artifacts.ts';
import { Lexicon } from './lexicon.ts';
import { readStream } from './read-stream.ts';

/**
 * How long the catalogue's reads take with a hundred thousand artifacts, none of them kept from before, and how much
 * memory the service takes for it, over HTTP from the compiled service:
 *
 *   npm run bench:catalog -- [--artifacts 100000] [--calls 400] [--server mysql://root@host:3306/mysql] [--cpu-prof]
 *
 * Without --server a MariaDB is started, with a buffer pool of 64 MB, a fraction of the table. Ends with 1 when something
 * takes more than promised.
 */
const PROMISED = { p95: 20, megabytes: 400 };

const { values } = parseArgs({
  options: {
    artifacts: { type: 'string', default: '100000' },
    calls: { type: 'string', default: '400' },
    server: { type: 'string' },
    'cpu-prof': { type: 'boolean', default: false },
  },
});
const artifacts = Number(values.artifacts);
const calls = Number(values.calls);

const database = await benchDatabase(values.server);
const service = await ServiceProcess.start({
  name: 'catalog',
  port: 4191,
  databaseUrl: database.url,
  nodeOptions: values['cpu-prof'] ? ['--cpu-prof', '--cpu-prof-dir=.cache/bench'] : [],
});
try {
  const lexicon = await Lexicon.of(database.source);
  const began = performance.now();
  await generateArtifacts(database.source, artifacts, lexicon);
  console.log(`${artifacts} artifacts in ${secondsSince(began)} s`);
  await database.settle();
  await indexed(lexicon);
  const made = service.memory();

  const list = '/api/artifacts';
  const rows = await database.source.query<{ id: string; place: number }[]>('SELECT id, place FROM artifact');
  const anyone = () => rows[randomInt(rows.length)]!;
  const anywhere = () => `cursor=${Buffer.from(`p${anyone().place}`).toString('base64url')}`;
  const q = () => `q=${encodeURIComponent(lexicon.search())}`;
  const figures = [
    await measure(service, '50 cards from anywhere', calls, () => `${list}?limit=50&view=card&${anywhere()}`),
    await measure(service, '50 artifacts from anywhere', calls, () => `${list}?limit=50&${anywhere()}`),
    await measure(service, 'search, 20 cards', calls, () => `${list}?limit=20&view=card&${q()}`),
    await measure(service, 'one artifact', calls, () => `${list}/${anyone().id}`),
  ];
  // Searches are asked for cards; what whole artifacts from all over the table take is shown, and not promised.
  const more = [
    await measure(service, 'search, 50 artifacts', calls / 4, () => `${list}?limit=50&${q()}`),
    await measure(service, 'search, 100 artifacts', calls / 4, () => `${list}?${q()}`),
  ];
  console.table([...figures, ...more]);
  const called = service.memory();

  const all = service.origin + list;
  const streams = [
    await readStream('all cards', `${all}?view=card`),
    await readStream('all artifacts', all),
    await readStream('all artifacts, a slow reader', all, { pause: 5, seconds: 10 }),
  ];
  console.table(streams);
  const streamed = service.memory();
  console.table({
    'index made': made,
    'after the calls': called,
    'after the streams': streamed,
  });
  const late = figures.filter(({ p95 }) => p95 > PROMISED.p95).map(({ name }) => name);
  if (late.length > 0) fail(`${late.join(', ')}: more than ${PROMISED.p95} ms at the 95th percentile.`);
  if (streamed.most > PROMISED.megabytes) fail(`More than ${PROMISED.megabytes} MB.`);
} finally {
  await service.stop();
  await database.drop();
}

/** Tells the service that its content has changed, and waits until its search has it. */
async function indexed(lexicon: Lexicon): Promise<void> {
  const began = performance.now();
  await database.source.query(`UPDATE content_revision SET value = 'bench'`);
  for (;;) {
    const answer = await fetch(`${service.origin}/api/artifacts?limit=100&view=title&q=${lexicon.word()}`);
    const found = (await answer.json()) as { id: string }[];
    if (found.some(({ id }) => id.includes('-bench-'))) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  console.log(`searchable after ${secondsSince(began)} s`);
}

function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 1_000);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
