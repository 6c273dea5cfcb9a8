import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { Clock } from '../clock.ts';
import { HookServer } from '../testing/hook-server.ts';
import { startRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { WebhookDeliveries } from './webhook-deliveries.ts';
import { WebhookDelivery } from '../store/rows/webhook-delivery.row.ts';

const SECRET = 'secret-of-catalog-0123';

describeEachEngine('a webhook', (kit) => {
  const [ours, everybodys] = [new HookServer(), new HookServer()];
  let registry: TestRegistry;
  let instances: TestRegistry[];
  let now = Date.now();
  let count = 0;

  const delivered = async (after = 0) => {
    now += after;
    await Promise.all(instances.map(({ service }) => service.running.app.get(WebhookDeliveries).tick()));
  };
  const rows = () => registry.service.running.dataSource!.manager.find(WebhookDelivery);

  beforeAll(async () => {
    registry = await startRegistry(kit, {
      COACHLAB_SCHEDULE_EVERY_MS: '3600000',
      COACHLAB_WEBHOOKS: `catalog=${await ours.start()},*=${await everybodys.start()}`,
      COACHLAB_WEBHOOK_SECRETS: `catalog=${SECRET},*=secret-of-all-0123456`,
    });
    instances = kit.engine === 'server' ? [registry, await registry.twin(kit)] : [registry];
    for (const { service } of instances) service.running.app.get(Clock).now = () => now;
  });
  beforeEach(async () => {
    await registry.service.running.dataSource!.manager.deleteAll(WebhookDelivery);
    for (const hook of [ours, everybodys]) hook.received.length = 0;
    ours.answers.length = 0;
  });
  afterAll(async () => {
    for (const hook of [ours, everybodys]) hook.stop();
    await registry?.remove();
  });

  it('comes once to the team and to who hears of all, signed for each remote', async () => {
    const version = await registry.promoted({ version: `1.${(count += 1)}.0-abc` });
    await delivered();
    await delivered(60_000);
    expect([ours.events, everybodys.events]).toEqual([['promoted'], ['promoted']]);
    const { headers, raw, news } = ours.received[0]!;
    expect(news).toMatchObject({ event: 'promoted', remote: 'catalog', version, evidence: null });
    const mac = createHmac('sha256', SECRET)
      .update(`${headers['x-coachlab-timestamp']}.${raw}`)
      .digest('hex');
    expect(headers).toMatchObject({
      'x-coachlab-event': 'promoted',
      'x-coachlab-signature': `sha256=${mac}`,
      'content-type': 'application/json',
    });
  });

  it('does not come to another team', async () => {
    await registry.promoted({ name: 'journey', version: `1.${(count += 1)}.0-abc` });
    await delivered();
    expect([ours.events, everybodys.events]).toEqual([[], ['promoted']]);
  });

  it('comes again, after longer and longer waits, until it is taken', async () => {
    ours.answers.push(500, 302, 429);
    await registry.promoted({ version: `1.${(count += 1)}.0-abc` });
    await delivered();
    await delivered(1_000);
    expect(ours.events).toHaveLength(1);
    await delivered(2_000);
    expect(ours.events).toHaveLength(2);
    await delivered(2_000);
    expect(ours.events).toHaveLength(2);
    await delivered(10_000);
    await delivered(20_000);
    expect(ours.events).toHaveLength(4);
    const ids = new Set(ours.received.map(({ headers }) => headers['x-coachlab-delivery']));
    expect(ids.size).toBe(1);
    await delivered(3_600_000);
    expect(ours.events).toHaveLength(4);
    expect((await rows()).every(({ doneAt }) => doneAt !== null)).toBe(true);
  });

  it('is given up at last', async () => {
    ours.answers.push(...Array.from({ length: 40 }, () => 503));
    await registry.promoted({ version: `1.${(count += 1)}.0-abc` });
    for (let hour = 0; hour < 25; hour += 1) await delivered(2 * 3_600_000);
    expect(ours.events).toHaveLength(20);
    expect((await rows()).find(({ attempts }) => attempts === 20)).toMatchObject({ failure: 'answered 503' });
  });

  it('is not accepted without a secret to sign it with', async () => {
    await expect(startRegistry(kit, { COACHLAB_WEBHOOKS: 'catalog=http://127.0.0.1:1/' })).rejects.toThrow(
      'COACHLAB_WEBHOOK_SECRETS has no secret for catalog',
    );
  });
});
