import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  describeEachEngine,
  describeOnServer,
  type TestService,
  until,
} from '@coachlab/service-common/testing';
import type { DataSource } from 'typeorm';
import { community } from '../community.ts';
import { ANNA, somePost } from '../test/callers.ts';
import { startMailServer } from '../test/mail-server.ts';
import { nextTry } from './back-off.ts';
import { MailRow } from './mail.row.ts';

const letter = (subject: string) => ({
  name: 'Jörg "the" Coach',
  email: 'joerg@home.example',
  subject,
  message: 'How do you begin?\n\nI never know.',
});

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

describeEachEngine('the outbox', ({ start }) => {
  let server: MailServer;
  let service: TestService;
  beforeAll(async () => {
    server = await startMailServer();
    service = await start(community, {
      SMTP_URL: server.url,
      MAIL_TO: 'coach@lab.example',
      MAIL_FROM: 'Coachlab <no-reply@lab.example>',
      PUBLIC_URL: 'https://lab.example',
      COACHLAB_FINGERPRINT_KEY: 'a key of its own',
      MAIL_RETRY_SECONDS: '1',
    });
  });
  afterAll(() => server.stop());
  const send = (subject: string) => service.post<{ id: string }>('/api/contact', letter(subject), ANNA);
  const about = (subject: string) =>
    server.mails.filter(({ headers }) => headers.get('subject')?.includes(subject));
  const row = (subjectId: string) =>
    (service.running.dataSource as DataSource).manager.findOneByOrFail(MailRow, { subjectId });

  it('brings a message to the coach at once, to be answered with Reply', async () => {
    const { body } = await send('First question');
    const mail = await until(() => about('First question')[0]);
    expect(mail.to).toEqual(['coach@lab.example']);
    expect(mail.headers.get('from')).toBe('Coachlab <no-reply@lab.example>');
    expect(mail.headers.get('reply-to')).toContain('<joerg@home.example>');
    expect(mail.headers.get('subject')).toBe('[Coachlab] First question');
    expect(mail.messageId).toMatch(/^<[0-9a-f]{32}@lab\.example>$/);
    expect(mail.body).toContain('I never know.');
    const sent = await until(async () => {
      const found = await row(body.id);
      return found.status === 'sent' && found;
    });
    expect(sent).toMatchObject({ attempts: 1, lastError: null });
  });

  it('tries again what the server refuses, under the same Message-ID, until it is taken', async () => {
    server.refuse('try later');
    const { body } = await send('Refused question');
    const tried = await until(async () => {
      const found = await row(body.id);
      return found.lastError !== null && found;
    });
    expect(tried).toMatchObject({ status: 'waiting', lastError: expect.stringContaining('try later') });
    server.refuse(null);
    const mail = await until(() => about('Refused question')[0]);
    expect(mail.messageId).toBe(tried.messageId);
    expect(about('Refused question')).toHaveLength(1);
  }, 30_000);

  it('keeps what waits while the mail server is away, and through a restart', async () => {
    const { port } = server;
    await server.stop();
    const { body } = await send('Question in the dark');
    await until(async () => (await row(body.id)).lastError);
    await service.restart();
    // It tries again at once after a start, so that it may be on its way once more.
    expect(['waiting', 'sending']).toContain((await row(body.id)).status);
    server = await startMailServer(port);
    await until(() => about('Question in the dark')[0]);
  }, 30_000);

  it('lets one mail find out that the mail server is away, and then sends them all', async () => {
    const { port } = server;
    await server.stop();
    const letters = Array.from({ length: 12 }, (_, n) => `Letter number ${n} of twelve`);
    const ids = await Promise.all(letters.map(async (subject) => (await send(subject)).body.id));
    const tries = async () =>
      (await Promise.all(ids.map(row))).reduce((sum, { attempts }) => sum + attempts, 0);
    await until(async () => (await tries()) > 0);
    // One a wake or a poll, where every mail would otherwise be tried at each of them.
    expect(await tries()).toBeLessThanOrEqual(letters.length);
    server = await startMailServer(port);
    await until(() => about('of twelve').length === letters.length);
  }, 30_000);

  it('tells the coach once when posts are held or reported', async () => {
    await service.post('/api/forum/posts', somePost({ website: 'x' }), ANNA);
    const mail = await until(() => about('to look at')[0]);
    expect(mail.headers.get('subject')).toBe('[Coachlab] 1 held text to look at');
    expect(mail.body).toContain('https://lab.example/-/moderation');
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');

    await until(async () => {
      const { manager } = service.running.dataSource as DataSource;
      return manager.existsBy(MailRow, { kind: 'notice', status: 'sent' });
    });
    await service.post('/api/forum/posts', somePost({ website: 'x' }), ANNA);
    await service.post('/api/forum/posts', somePost({ website: 'x' }), ANNA);
    const { manager } = service.running.dataSource as DataSource;
    const next = await manager.findBy(MailRow, { kind: 'notice', status: 'waiting' });
    expect(next).toHaveLength(1);
    const minutes = ((next[0]?.nextAttemptAt.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(55);
    expect(minutes).toBeLessThan(61);
  });
});

describeOnServer('two instances with one outbox', ({ start, createDatabase }) => {
  it('send each mail once', async () => {
    const server = await startMailServer();
    const environment = {
      SMTP_URL: server.url,
      MAIL_TO: 'coach@lab.example',
      DATABASE_URL: (await createDatabase()).url,
    };
    const [one, other] = await Promise.all([start(community, environment), start(community, environment)]);
    const subjects = Array.from({ length: 20 }, (_, n) => `Question number ${n}`);
    await Promise.all(
      subjects.map((subject, n) => (n % 2 ? one : other).post('/api/contact', letter(subject), ANNA)),
    );
    await until(() => server.mails.length >= 20);
    // Long enough for a second copy to show.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(server.mails.map(({ headers }) => headers.get('subject')).toSorted()).toEqual(
      subjects.map((subject) => `[Coachlab] ${subject}`).toSorted(),
    );
    await server.stop();
  }, 30_000);
});

describeEachEngine('a mail server without a mailbox for the coach', ({ start }) => {
  it('is a setting that is wrong', async () => {
    await expect(start(community, { SMTP_URL: 'smtp://127.0.0.1:1' })).rejects.toThrow(/MAIL_TO is missing/);
  });
});

describe('the wait until the next try', () => {
  const createdAt = new Date(0);
  const wait = (attempts: number, random = 0) =>
    ((nextTry({ attempts, createdAt }, 30, new Date(0), () => random)?.getTime() ?? 0) - 0) / 1_000;

  it('doubles up to six hours', () => {
    expect([1, 2, 3, 4, 10, 30].map((attempts) => wait(attempts))).toEqual([
      30, 60, 120, 240, 15_360, 21_600,
    ]);
  });

  it('spreads by a quarter', () => expect(wait(1, 1)).toBe(37.5));

  it('ends after five days', () => {
    const days = (count: number) => new Date(count * 86_400_000);
    expect(nextTry({ attempts: 20, createdAt }, 30, days(4.9))).not.toBeNull();
    expect(nextTry({ attempts: 20, createdAt }, 30, days(5.1))).toBeNull();
  });
});
