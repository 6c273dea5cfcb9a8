import { beforeAll, expect, it } from '@jest/globals';
import { HEADER } from '@coachlab/contracts';
import getPort from 'get-port';
import type { DataSource } from 'typeorm';
import { TooManyRequestsError } from '../errors/service-errors.ts';
import { layLine } from '../testing/breakable-line.ts';
import { describeEachEngine, describeOnServer, describeOnSqlite } from '../testing/describe-each-engine.ts';
import { notebook } from '../testing/notebook/notebook.ts';
import { until } from '../testing/until.ts';
import { RateLimitRow } from '../database/rate-limit-row.ts';
import { type LimitPolicy, RateLimiter } from './rate-limiter.ts';
import { SharedBuckets } from './shared-buckets.ts';

const ANNA = { visitorId: 'a'.repeat(32), ip: '203.0.113.7' };
const POST: LimitPolicy = {
  name: 'post',
  visitor: [
    { burst: 7, every: 60 },
    { burst: 20, every: 4_320 },
  ],
  ip: [{ burst: 40, every: 60 }],
};

describeEachEngine('two limiters on one database', ({ start, createDatabase, engine }) => {
  let sources: DataSource[];
  beforeAll(async () => {
    const DATABASE_URL = (await createDatabase()).url;
    const first = await start(notebook, { DATABASE_URL });
    const second = engine === 'sqlite' ? first : await start(notebook, { DATABASE_URL });
    sources = [first, second].map((service) => service.running.dataSource!);
  });
  const secret = async () => Buffer.from('known to all instances');
  const buckets = () => sources.map((source) => new SharedBuckets(source, secret));
  /** Two instances, whose clocks go as `clock` says; counts of other tests are of other `name`s. */
  function instances(name: string, policy: Omit<LimitPolicy, 'name'> = POST) {
    const clock = { now: Date.now() };
    const limiters = buckets().map(
      (shared) => new RateLimiter({ enabled: true, shared, now: () => clock.now }),
    );
    const take = (instance: number, caller = ANNA) =>
      limiters[instance % 2]!.take({ ...policy, name }, caller).then(
        () => 0,
        (error: unknown) => Number((error as TooManyRequestsError).headers['retry-after']),
      );
    const wait = async (seconds: number) => {
      clock.now += seconds * 1_000;
      await sources[0]!.query('UPDATE rate_limit SET tat = tat - ?, latest = latest - ?', [
        seconds * 1_000,
        seconds * 1_000,
      ]);
    };
    return { take, wait };
  }

  it('refuse one call too many, whichever it meets, and say how long to wait', async () => {
    const { take, wait } = instances('turns');
    for (let call = 0; call < 7; call += 1) expect(await take(call)).toBe(0);
    for (const instance of [0, 1]) {
      const seconds = await take(instance);
      expect(seconds).toBeGreaterThan(50);
      expect(seconds).toBeLessThanOrEqual(60);
    }
    await wait(60);
    expect(await take(1)).toBe(0);
    expect(await take(0)).toBeGreaterThan(50);
  });

  it('let exactly a burst of fifty calls at the same moment through', async () => {
    for (const round of [1, 2, 3]) {
      const { take } = instances(`at once ${round}`);
      const waits = await Promise.all(Array.from({ length: 50 }, (_, call) => take(call)));
      expect(waits.filter((seconds) => seconds === 0)).toHaveLength(7);
      expect(await take(round)).toBeGreaterThan(50);
    }
  });

  it('let fifty visitors of one network through at once as far as the network goes', async () => {
    const { take } = instances('network');
    const visitors = Array.from({ length: 50 }, (_, n) => ({ ...ANNA, visitorId: `visitor ${n}` }));
    const waits = await Promise.all(visitors.map((visitor, call) => take(call, visitor)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(40);
  });

  it('count nothing of a call that they refuse', async () => {
    const { take } = instances('refused', {
      visitor: [{ burst: 2, every: 60 }],
      ip: [{ burst: 1, every: 600 }],
    });
    const kept = await sources[0]!.manager.count(RateLimitRow);
    expect(await take(0)).toBe(0);
    const ben = { ...ANNA, visitorId: 'b'.repeat(32) };
    expect(await take(1, ben)).toBeGreaterThan(500);
    expect(await sources[0]!.manager.count(RateLimitRow)).toBe(kept + 2);
    const elsewhere = { ...ben, ip: '203.0.113.8' };
    expect(await take(1, elsewhere)).toBe(0);
    expect(await take(0, { ...ben, ip: '203.0.113.9' })).toBe(0);
  });

  it('take back what they held for a call that the database refused', async () => {
    const { take, wait } = instances('given back');
    for (let call = 0; call < 7; call += 1) await take(0);
    // Each refused call that stayed counted in the memory would be missing ten seconds later.
    for (let minute = 0; minute < 5; minute += 1) {
      await wait(50);
      for (const again of [1, 1, 1]) expect(await take(again)).toBeGreaterThan(0);
      await wait(10);
      expect(await take(1)).toBe(0);
    }
  });

  it('ask for themselves alone where a policy says so', async () => {
    const { take } = instances('alone', {
      visitor: [{ burst: 2, every: 60 }],
      ip: [],
      perProcess: true,
    });
    const waits = [await take(0), await take(0), await take(1), await take(1)];
    expect(waits).toEqual([0, 0, 0, 0]);
    expect(await take(0)).toBeGreaterThan(50);
  });

  it('keep no number of a cookie and no address, and nothing that these alone lead to', async () => {
    const rows = await sources[0]!.manager.find(RateLimitRow);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.bucket).toMatch(/^[0-9a-f]{64}$/);
    const other = new SharedBuckets(sources[0]!, async () => Buffer.from('of another site'));
    const wanted = [{ key: 'a key', bucket: { burst: 1, every: 60 } }];
    expect(await other.take(wanted)).toBeNull();
    expect(await buckets()[0]!.take(wanted)).toBeNull();
    expect((await other.take(wanted))?.[0]).toBeGreaterThan(50);
  });

  it('forget what is over, however much it is, and nothing else', async () => {
    const { manager } = sources[0]!;
    const [shared] = buckets();
    await manager.clear(RateLimitRow);
    await shared!.take([{ key: 'running', bucket: { burst: 1, every: 600 } }]);
    const past = Date.now() - 1_000;
    const old = Array.from({ length: 2_100 }, (_, n) => ({ bucket: `old ${n}`, tat: past, latest: past }));
    for (let n = 0; n < old.length; n += 100) await manager.insert(RateLimitRow, old.slice(n, n + 100));
    await shared!.forgetOld();
    expect(await manager.count(RateLimitRow)).toBe(1);
  });
});

const note = (slug: string) => ({ slug, text: 'x' });
const FROM_ANNA = { [HEADER.visitorId]: ANNA.visitorId };

describeOnServer('two instances of a service', ({ start, createDatabase }) => {
  it('refuse together', async () => {
    const environment = { DATABASE_URL: (await createDatabase()).url, COACHLAB_LIMITS: 'on' };
    const [one, two] = [await start(notebook, environment), await start(notebook, environment)];
    expect(await one.post('/api/notes', note('one'), FROM_ANNA)).toMatchObject({ status: 201 });
    expect(await two.post('/api/notes', note('two'), FROM_ANNA)).toMatchObject({ status: 201 });
    for (const service of [one, two]) {
      const refused = await service.post('/api/notes', note('three'), FROM_ANNA);
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    }
  });

  it('go on alone while the database hangs, and say so in a metric', async () => {
    const direct = new URL((await createDatabase()).url);
    const line = await layLine(direct.hostname, Number(direct.port || 3306));
    const url = new URL(direct);
    url.port = String(line.port);
    const port = String(await getPort());
    const environment = { COACHLAB_LIMITS: 'on', COACHLAB_METRICS_PORT: port };
    const service = await start(notebook, { ...environment, DATABASE_URL: url.href });
    const look = (visitor = ANNA.visitorId) =>
      service.get('/api/notes/limited', { [HEADER.visitorId]: visitor });
    expect((await look()).status).toBe(200);
    line.freeze();

    expect((await look()).status).toBe(200);
    expect((await look()).status).toBe(200);
    expect((await look()).status).toBe(429);
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toMatch(/coachlab_limits_local_total\{[^}]*coachlab_policy="look"[^}]*\} 2\b/);

    line.thaw();
    const counted = () => service.running.dataSource!.manager.count(RateLimitRow);
    const before = await counted();
    let visitors = 0;
    await until(async () => {
      visitors += 1;
      await look(visitors.toString(16).padStart(32, '0'));
      return (await counted()) > before;
    });
    await service.stop();
    await line.cut();
  });
});

describeOnSqlite('a service that starts again', ({ start }) => {
  it('knows what was counted before', async () => {
    const service = await start(notebook, { COACHLAB_LIMITS: 'on' });
    for (const slug of ['one', 'two'])
      expect(await service.post('/api/notes', note(slug), FROM_ANNA)).toMatchObject({ status: 201 });
    await service.restart();
    expect(await service.post('/api/notes', note('three'), FROM_ANNA)).toMatchObject({ status: 429 });
  });
});
