import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeEachEngine, type TestService, until } from '@coachlab/service-common/testing';
import { type DataSource, Like, Not } from 'typeorm';
import { community } from '../community.ts';
import { Housekeeping } from '../housekeeping.ts';
import { MailRow } from '../mail/mail.row.ts';
import { ANNA, numbered, visitor } from '../test/callers.ts';
import { startMailServer } from '../test/mail-server.ts';
import { ConfirmTokenRow } from './confirm-token.row.ts';
import { SubscriberRow } from './subscriber.row.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

const managerOf = (service: TestService) => (service.running.dataSource as DataSource).manager;
/** Lets an hour pass for what was sent so far. */
async function moveBack(service: TestService): Promise<void> {
  const manager = managerOf(service);
  for (const { id, createdAt } of await manager.findBy(MailRow, { kind: 'confirm' }))
    await manager.update(MailRow, { id }, { createdAt: new Date(createdAt.getTime() - 3_700_000) });
}

const subscribe = (service: TestService, email: unknown, extra: object = {}) =>
  service.post('/api/newsletter/subscribe', { email, ...extra }, ANNA);
const statusOf = async (service: TestService, email: string) =>
  (await managerOf(service).findOneBy(SubscriberRow, { email }))?.status;

describeEachEngine('the newsletter without a mail server', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(community);
  });

  it('keeps the address in lower case, once, and always answers the same', async () => {
    const first = await subscribe(service, ' Ann@Home.Example ');
    expect(first).toMatchObject({ status: 200, body: { ok: true } });
    expect(await subscribe(service, 'ann@home.example')).toMatchObject({ status: 200, body: first.body });
    expect(await managerOf(service).find(SubscriberRow)).toMatchObject([
      { email: 'ann@home.example', status: 'pending' },
    ]);
    expect(await managerOf(service).count(MailRow)).toBe(0);
  });

  it('takes an address once that comes from many at the same moment', async () => {
    const many = Array.from({ length: 6 }, () => subscribe(service, 'crowd@home.example'));
    expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await managerOf(service).countBy(SubscriberRow, { email: 'crowd@home.example' })).toBe(1);
  });

  it('keeps addresses apart that a database may take for the same', async () => {
    await subscribe(service, 'müller@home.example');
    await subscribe(service, 'muller@home.example');
    expect(await statusOf(service, 'müller@home.example')).toBe('pending');
    expect(await managerOf(service).count(SubscriberRow)).toBe(4);
  });

  it.each([
    'you-won-2<victim@example.com>',
    '<victim@example.com>',
    'a,b@example.com',
    'a@example.com,b@example.com',
    'a;b@example.com',
    '"quoted words"@example.com',
    'a(comment)@example.com',
    'a:b@example.com',
    'a@[192.0.2.1]',
    'a@b@example.com',
    'a\u202Eb@example.com',
    'a\u200Bb@example.com',
    'a\u0001b@example.com',
    'a@exam\rple.com',
    'a@-example.com',
    'a..b@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])('refuses %j, which mail reads as something else', async (email) => {
    expect((await subscribe(service, email)).status).toBe(400);
    const letter = { name: 'Ann Doe', email, subject: 'A subject', message: 'Ten letters and more.' };
    expect((await service.post('/api/contact', letter, ANNA)).status).toBe(400);
  });

  it.each(['', 'ann', 'ann@home', '@home.example', 'ann@home.', 'a b@home.example', null, 7])(
    'refuses %j',
    async (email) => {
      const { status, body } = await subscribe(service, email);
      expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ path: 'email' }] } });
    },
  );

  it('says what is wrong with an address in the words of the page', async () => {
    expect(await subscribe(service, 'ann@home')).toMatchObject({
      body: { errors: [{ path: 'email', message: 'Please enter a valid email address' }] },
    });
  });

  it('does not keep what a robot sent', async () => {
    expect(await subscribe(service, 'robot@home.example', { website: 'x' })).toMatchObject({ status: 200 });
    expect(await statusOf(service, 'robot@home.example')).toBeUndefined();
  });

  it('forgets nobody for not confirming: nobody could be asked', async () => {
    await service.running.app.get(Housekeeping).clean(new Date(Date.now() + 90 * 86_400_000));
    expect(await statusOf(service, 'ann@home.example')).toBe('pending');
  });
});

describeEachEngine('the newsletter with a mail server', ({ start }) => {
  let server: MailServer;
  let service: TestService;
  beforeAll(async () => {
    server = await startMailServer();
    service = await start(community, {
      SMTP_URL: server.url,
      MAIL_TO: 'coach@lab.example',
      PUBLIC_URL: 'https://lab.example',
      COACHLAB_FINGERPRINT_KEY: 'a key of its own',
    });
  });
  afterAll(() => server.stop());
  const to = (address: string) => server.mails.filter((mail) => mail.to.includes(address));
  const tokenFor = async (address: string, nth = 0) => {
    const mail = await until(() => to(address).filter(({ body }) => body.includes('?confirm='))[nth]);
    return /https:\/\/lab\.example\/contact\?confirm=([0-9a-f]+)#newsletter/.exec(mail.body)?.[1] ?? '';
  };
  const confirm = (token: string) => service.post('/api/newsletter/confirm', { token }, ANNA);

  it('asks by mail, and confirms by POST with the token of its link', async () => {
    await subscribe(service, 'ann@home.example');
    const token = await tokenFor('ann@home.example');
    expect(await statusOf(service, 'ann@home.example')).toBe('pending');
    const kept = await managerOf(service).find(ConfirmTokenRow);
    expect(JSON.stringify(kept)).not.toContain(token);

    expect(await confirm(token)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await statusOf(service, 'ann@home.example')).toBe('confirmed');
    expect(await confirm(token)).toMatchObject({ status: 200 });
  });

  it('welcomes whoever confirmed, once, with a one-click way out', async () => {
    const welcome = await until(() =>
      to('ann@home.example').find(({ headers }) => headers.has('list-unsubscribe')),
    );
    expect(welcome.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(welcome.headers.get('list-unsubscribe')).toMatch(
      /^<https:\/\/lab\.example\/api\/newsletter\/unsubscribe\?token=[0-9a-f]{32}>$/,
    );
    expect(welcome.body).toMatch(/https:\/\/lab\.example\/-\/unsubscribe\?token=[0-9a-f]{32}/);
    expect(to('ann@home.example')).toHaveLength(2);
  });

  it('never downgrades a confirmed address, and writes to it no more', async () => {
    expect(await subscribe(service, 'ann@home.example')).toMatchObject({ status: 200, body: { ok: true } });
    expect(await statusOf(service, 'ann@home.example')).toBe('confirmed');
    expect(await managerOf(service).countBy(MailRow, { kind: 'confirm' })).toBe(1);
  });

  it('does not ask an address twice within the hour, whoever types it in', async () => {
    await subscribe(service, 'bob@home.example');
    await tokenFor('bob@home.example');
    await service.post('/api/newsletter/subscribe', { email: 'bob@home.example' }, visitor('9'));
    const subscriber = await managerOf(service).findOneByOrFail(SubscriberRow, { email: 'bob@home.example' });
    expect(await managerOf(service).countBy(MailRow, { kind: 'confirm', subjectId: subscriber.id })).toBe(1);
  });

  it('asks one mailbox once an hour and three times a week, however its address is spelt', async () => {
    const spellings = [
      'v.ictim',
      'vi.ctim',
      'victim+1',
      'victim+2',
      'v.i.c.t.i.m',
      'VICTIM',
      'victim+x.y',
    ].flatMap((name) => [`${name}@gmail.com`, `${name}@googlemail.com`]);
    const mails = () =>
      server.mails.filter((mail) => mail.to.some((address) => /@(gmail|googlemail)\.com$/.test(address)));
    for (let hour = 1; hour <= 5; hour += 1) {
      const asked = spellings.map((email, n) =>
        service.post('/api/newsletter/subscribe', { email }, numbered(n)),
      );
      for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
      await until(() => mails().length === Math.min(hour, 3));
      await until(async () => (await managerOf(service).countBy(MailRow, { status: 'sending' })) === 0);
      await moveBack(service);
    }
    expect(mails()).toHaveLength(3);
    for (const { to: recipients } of mails()) expect(recipients).toHaveLength(1);
    await managerOf(service).delete(SubscriberRow, { email: Like('%@g%mail.com') });
  });

  it('refuses unknown, malformed and expired tokens', async () => {
    expect(await confirm('0'.repeat(48))).toMatchObject({ status: 404, body: { code: 'token_unknown' } });
    expect(await confirm('<nonsense>')).toMatchObject({ status: 400 });
    await subscribe(service, 'late@home.example');
    const token = await tokenFor('late@home.example');
    const subscriber = await managerOf(service).findOneByOrFail(SubscriberRow, {
      email: 'late@home.example',
    });
    const { expiresAt } = await managerOf(service).findOneByOrFail(ConfirmTokenRow, {
      subscriberId: subscriber.id,
    });
    expect((expiresAt.getTime() - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
    await managerOf(service).update(
      ConfirmTokenRow,
      { subscriberId: subscriber.id },
      { expiresAt: new Date() },
    );
    expect(await confirm(token)).toMatchObject({ status: 404 });
  });

  it('unsubscribes with one click of a mail program, which posts a form', async () => {
    const { unsubscribeToken } = await managerOf(service).findOneByOrFail(SubscriberRow, {
      email: 'ann@home.example',
    });
    const address = `/api/newsletter/unsubscribe?token=${unsubscribeToken}`;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await service.post(address, 'List-Unsubscribe=One-Click', form)).toMatchObject({ status: 200 });
    expect(await statusOf(service, 'ann@home.example')).toBe('unsubscribed');
    expect(await service.post(address)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await service.post(`/api/newsletter/unsubscribe?token=${'0'.repeat(32)}`)).toMatchObject({
      status: 404,
    });
  });

  it('asks anew whoever comes back', async () => {
    await managerOf(service).update(
      MailRow,
      { kind: 'confirm' },
      { createdAt: new Date(Date.now() - 3_700_000) },
    );
    await subscribe(service, 'ann@home.example');
    expect(await statusOf(service, 'ann@home.example')).toBe('pending');
    await confirm(await tokenFor('ann@home.example', 1));
    expect(await statusOf(service, 'ann@home.example')).toBe('confirmed');
  });

  it('forgets after 30 days who never confirmed and who left, and keeps the others', async () => {
    const { unsubscribeToken } = await managerOf(service).findOneByOrFail(SubscriberRow, {
      email: 'late@home.example',
    });
    await service.post(`/api/newsletter/unsubscribe?token=${unsubscribeToken}`);
    // The outbox notes that a mail was sent after the mail server has it.
    await until(async () => (await managerOf(service).countBy(MailRow, { status: Not('sent') })) === 0);
    const housekeeping = service.running.app.get(Housekeeping);
    const inDays = (count: number) => new Date(Date.now() + count * 86_400_000);
    await housekeeping.clean(inDays(29));
    expect(await managerOf(service).count(SubscriberRow)).toBe(3);
    await housekeeping.clean(inDays(31));
    expect(await managerOf(service).find(SubscriberRow)).toMatchObject([{ email: 'ann@home.example' }]);
    expect(await managerOf(service).countBy(MailRow, { status: 'sent' })).toBe(0);
  });
});
