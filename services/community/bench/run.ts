import { parseArgs } from 'node:util';
import { benchDatabase, measure, ServiceProcess } from '@coachlab/service-common/bench';
import { generatePosts } from './generate-posts.ts';

/**
 * How long a page of the forum takes with a million posts, over HTTP from the compiled service:
 *
 *   tsc -b services/community && node services/community/bench/run.ts [--posts 1000000] [--server mysql://root@host:3306/mysql]
 *
 * Without --server a MariaDB is started, with a buffer pool of 64 MB, a fraction of the table. Ends with 1 when a page
 * takes longer than promised.
 */
const PROMISED = { p95: 10 };

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '1000' },
    server: { type: 'string' },
  },
});
const posts = Number(values.posts);
const calls = Number(values.calls);

const database = await benchDatabase(values.server);
const options = { name: 'community', port: 4194, databaseUrl: database.url };
let service = await ServiceProcess.start(options);
try {
  const began = performance.now();
  await generatePosts(database.source, posts);
  console.log(`${posts} posts written in ${Math.round((performance.now() - began) / 1_000)} s`);
  const ids = await sampleIds();
  await database.settle();
  // Nothing of the writing stays in the service's memory.
  await service.stop();
  service = await ServiceProcess.start(options);

  const list = '/api/forum/posts';
  const anywhere = () => ids[Math.floor(Math.random() * ids.length)];
  const figures = [
    await measure(service, 'newest 20, kept', calls, () => `${list}?limit=20&view=card`),
    await measure(
      service,
      '20 from anywhere',
      calls,
      () => `${list}?limit=20&view=card&before=${anywhere()}`,
    ),
    await measure(service, '100 from anywhere', calls, () => `${list}?before=${anywhere()}`),
  ];
  console.table(figures);
  if (figures.some(({ p95 }) => p95 > PROMISED.p95)) {
    console.error(`A page takes longer than ${PROMISED.p95} ms at the 95th percentile.`);
    process.exitCode = 1;
  }
} finally {
  await service.stop();
  await database.drop();
}

/** Ids spread over the whole forum. */
async function sampleIds(): Promise<string[]> {
  const rows = await database.source.query<{ id: string }[]>(
    `SELECT id FROM post WHERE status = 'published' AND RAND() < ? LIMIT 5000`,
    [5_000 / posts],
  );
  return rows.map(({ id }) => id);
}
