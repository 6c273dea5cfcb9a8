import { HEADER } from '@coachlab/contracts';
import { describeOnSqlite } from '@coachlab/service-common/testing';
import { expect, it } from '@jest/globals';
import { assessment } from '../assessment.ts';
import { newVisitor } from '../test/certification-kit.ts';
import { WorkshopCaller } from '../test/workshop-kit.ts';

describeOnSqlite('with limits', ({ start }) => {
  const at = (address: string) => ({ ...newVisitor(), [HEADER.clientIp]: address });

  it('thirty people of one address join at once, and some change their mind', async () => {
    const calls = new WorkshopCaller(await start(assessment, { COACHLAB_LIMITS: 'on' }));
    const { id, code } = await calls.opened();
    const statuses: number[] = [];
    for (let person = 0; person < 30; person += 1) {
      const one = await calls.participant();
      statuses.push((await calls.find('CCC-CCC-CCC', one.visitor)).status === 404 ? 200 : 0);
      statuses.push((await calls.find(code, one.visitor)).status);
      statuses.push((await calls.join(code, one)).status);
      statuses.push((await calls.ofResult(one)).status);
      if (person % 5 === 0) statuses.push((await calls.takeBack(code, one)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 201, 204]));
    expect((await calls.look(id)).body.joined).toBe(24);
  });

  it('one who guesses codes is stopped, under however many cookies, and others are not', async () => {
    const service = await start(assessment, { COACHLAB_LIMITS: 'on' });
    const calls = new WorkshopCaller(service);
    const { code } = await calls.opened();
    const guesses = await Promise.all(
      Array.from({ length: 260 }, async () => (await calls.find('CCC-CCC-CCC', at('192.0.2.7'))).status),
    );
    expect(guesses.filter((status) => status === 429).length).toBeGreaterThan(40);
    const stopped = await calls.find(code, at('192.0.2.7'));
    expect(stopped.status).toBe(429);
    expect(stopped.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await calls.find(code, at('198.51.100.7'))).status).toBe(200);
  });

  it('one cookie that guesses is stopped sooner', async () => {
    const calls = new WorkshopCaller(await start(assessment, { COACHLAB_LIMITS: 'on' }));
    const anna = newVisitor();
    const guesses = await Promise.all(
      Array.from({ length: 25 }, async () => (await calls.find('CCC-CCC-CCC', anna)).status),
    );
    expect(guesses.filter((status) => status === 429)).toHaveLength(5);
  });
});
