import { describe, expect, it } from '@jest/globals';
import { HEADER } from '@coachlab/contracts';
import { networkOf } from '@coachlab/http';
import { describeOnSqlite } from '../testing/describe-each-engine.ts';
import { notebook } from '../testing/notebook/notebook.ts';
import { TooManyRequestsError } from '../errors/service-errors.ts';
import { type LimitPolicy, RateLimiter } from './rate-limiter.ts';

const policy: LimitPolicy = {
  name: 'post',
  visitor: [
    { burst: 3, every: 60 },
    { burst: 5, every: 24 * 180 },
  ],
  ip: [{ burst: 8, every: 1 }],
};

describe('a rate limit', () => {
  const caller = (visitorId: string | null, ip = '10.0.0.1') => ({
    visitorId,
    ip,
    requestId: 'r',
    idempotencyKey: null,
  });
  function limiter() {
    let now = 0;
    const limits = new RateLimiter({ enabled: true, now: () => now });
    const takes = (who = caller('anna')) =>
      limits.take(policy, who).then(
        () => true,
        (error: unknown) => (error as TooManyRequestsError).headers['retry-after'],
      );
    const inTurn = async (callers: ReturnType<typeof caller>[]) => {
      const taken = [];
      for (const who of callers) taken.push(await takes(who));
      return taken;
    };
    return { takes, inTurn, wait: (seconds: number) => (now += seconds * 1_000) };
  }

  it('lets a burst through, then one a minute, and says how long to wait', async () => {
    const { takes, inTurn, wait } = limiter();
    expect(await inTurn([1, 2, 3, 4].map(() => caller('anna')))).toEqual([true, true, true, '60']);
    wait(45);
    expect(await takes()).toBe('15');
    wait(15);
    expect(await takes()).toBe(true);
    expect(await takes()).toBe('60');
  });

  it('holds the longer limit too', async () => {
    const { takes, wait } = limiter();
    for (let minute = 0; minute < 5; minute += 1) {
      expect(await takes()).toBe(true);
      wait(60);
    }
    expect(Number(await takes())).toBeGreaterThan(3_000);
  });

  it('counts each visitor of a workshop, and all of them generously', async () => {
    const { takes, inTurn } = limiter();
    expect(await inTurn([1, 2, 3, 4].map((n) => caller(`v${n}`)))).toEqual([true, true, true, true]);
    expect(await inTurn([5, 6, 7, 8, 9].map((n) => caller(`v${n}`)))).toEqual([true, true, true, true, '1']);
    expect(await takes(caller('v9', '10.0.0.2'))).toBe(true);
  });

  it('counts callers without a cookie by their address', async () => {
    const { takes, inTurn } = limiter();
    expect(await inTurn([1, 2, 3, 4].map(() => caller(null)))).toEqual([true, true, true, '60']);
    expect(await takes(caller('anna'))).toBe(true);
  });

  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('takes %s for %s', (ip, network) => expect(networkOf(ip)).toBe(network));
});

describeOnSqlite('a limited call', ({ start }) => {
  it('answers 429 with Retry-After, for that visitor only', async () => {
    const service = await start(notebook, { COACHLAB_LIMITS: 'on' });
    const post = (slug: string, visitor: string) =>
      service.post('/api/notes', { slug, text: 'x' }, { [HEADER.visitorId]: visitor.repeat(32) });
    expect(await post('one', 'a')).toMatchObject({ status: 201 });
    expect(await post('two', 'a')).toMatchObject({ status: 201 });
    const limited = await post('three', 'a');
    expect(limited).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await post('four', 'b')).toMatchObject({ status: 201 });
  });

  it('is counted for bodies before they are looked at, by address', async () => {
    const service = await start(notebook, { COACHLAB_LIMITS: 'on' });
    const send = (ip: string) => service.post('/api/notes', '{"slug":', { [HEADER.clientIp]: ip });
    const answers = await Promise.all(Array.from({ length: 600 }, () => send('203.0.113.7')));
    expect(answers.map(({ status }) => status)).toContain(429);
    expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(300);
    expect(await send('203.0.113.8')).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
  });
});
