import { beforeAll, describe, expect, it } from '@jest/globals';
import { CONTACT_MESSAGES, type ContactReceipt, type Problem } from '@coachlab/contracts';
import { describeEachEngine, describeOnSqlite, type TestService } from '@coachlab/service-common/testing';
import type { DataSource } from 'typeorm';
import { community } from '../community.ts';
import { MailRow } from '../mail/mail.row.ts';
import { ANNA, numbered, somePost } from '../test/callers.ts';
import { ContactMessageRow } from './contact-message.row.ts';

const LETTER = {
  name: 'Ann',
  email: 'ann@home.example',
  subject: 'A question',
  message: 'How do you begin?',
};

describeEachEngine('the contact page', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(community);
  });
  const send = (change: object = {}, headers: Record<string, string> = ANNA) =>
    service.post<ContactReceipt & Problem>('/api/contact', { ...LETTER, ...change }, headers);
  const stored = () => (service.running.dataSource as DataSource).manager.find(ContactMessageRow);
  const outbox = () => (service.running.dataSource as DataSource).manager.find(MailRow);

  it('stores a message, and the mail that brings it to the coach', async () => {
    const { status, body } = await send();
    expect(status).toBe(201);
    expect(await stored()).toEqual([{ ...LETTER, id: body.id, suspect: false, createdAt: expect.any(Date) }]);
    expect(await outbox()).toMatchObject([
      { kind: 'contact', subjectId: body.id, status: 'waiting', attempts: 0 },
    ]);
  });

  describe('refuses', () => {
    it.each([
      ['a name of one character', { name: 'A' }, 'name', 'Name must be at least 2 characters'],
      ['a name of one emoji', { name: ' 🙂 ' }, 'name', 'Name must be at least 2 characters'],
      ['no name', { name: undefined }, 'name', 'Required'],
      ['a name that is no text', { name: 12 }, 'name', 'Invalid input'],
      ['an address without a host', { email: 'ann@' }, 'email', 'Please enter a valid email address'],
      ['an address without a dot', { email: 'ann@home' }, 'email', 'Please enter a valid email address'],
      ['no address', { email: '' }, 'email', 'Please enter a valid email address'],
      ['two addresses', { email: 'a@b.example, c@d.example' }, 'email', 'Please enter a valid email address'],
      ['a subject of four', { subject: 'Help' }, 'subject', 'Subject must be at least 5 characters'],
      ['a message of nine', { message: '123456789' }, 'message', 'Message must be at least 10 characters'],
      [
        'blanks for a message',
        { message: ' '.repeat(50) },
        'message',
        'Message must be at least 10 characters',
      ],
      ['a name over 100', { name: 'x'.repeat(101) }, 'name', 'must be at most 100 characters'],
      [
        'an address over 254',
        { email: `${'x'.repeat(250)}@a.de` },
        'email',
        'must be at most 254 characters',
      ],
      ['a subject over 200', { subject: 'x'.repeat(201) }, 'subject', 'must be at most 200 characters'],
      ['a message over 5,000', { message: 'x'.repeat(5_001) }, 'message', 'must be at most 5000 characters'],
      [
        'a second header in the subject',
        { subject: 'Hello\r\nBcc: x@y.example' },
        'subject',
        'must be a single line',
      ],
      ['a line break in the name', { name: 'Ann\nBee' }, 'name', 'must be a single line'],
    ])('%s', async (_, change, path, message) => {
      const { status, body } = await send(change);
      expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path, message }] });
    });

    it('a line break in the address', async () => {
      expect(await send({ email: 'ann@home.example\r\nBcc: x@y.example' })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'email' }] },
      });
    });

    it('everything that is wrong at once', async () => {
      const { body } = await service.post<Problem>('/api/contact', {
        name: '',
        email: 'x',
        subject: '',
        message: '',
      });
      expect(body.errors?.map(({ message }) => message)).toEqual([
        CONTACT_MESSAGES.name,
        CONTACT_MESSAGES.email,
        CONTACT_MESSAGES.subject,
        CONTACT_MESSAGES.message,
      ]);
    });

    it('what is no JSON, what is another type, and what is too large', async () => {
      expect(await service.post('/api/contact', '{"name":')).toMatchObject({ status: 400 });
      const text = { 'content-type': 'text/plain' };
      expect(await service.post('/api/contact', 'hello', text)).toMatchObject({ status: 415 });
      expect(await send({ message: 'x'.repeat(70_000) })).toMatchObject({ status: 413 });
    });
  });

  it.each([
    ['o’brien+news@mail.co.example', 'Ann'],
    ['müller@bücher.example', 'Jürgen Müller'],
    ['a.b@xn--bcher-kva.example', '李明'],
  ])('takes %s', async (email, name) => {
    const { body, status } = await send({ email, name, extra: 'ignored' });
    expect(status).toBe(201);
    expect((await stored()).find(({ id }) => id === body.id)).toMatchObject({ email, name });
  });

  it('stores a message once that is sent again with the same key', async () => {
    const keyed = { ...ANNA, 'idempotency-key': 'c1' };
    const before = (await stored()).length;
    const answers = await Promise.all([send({}, keyed), send({}, keyed), send({}, keyed)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await stored()).toHaveLength(before + 1);
    expect((await outbox()).filter(({ subjectId }) => subjectId === answers[0]?.body.id)).toHaveLength(1);
  });

  it('keeps what a robot sent, but mails it to nobody', async () => {
    const { status, body } = await send({ website: 'http://robots.example' });
    expect(status).toBe(201);
    expect((await stored()).find(({ id }) => id === body.id)).toMatchObject({ suspect: true });
    expect((await outbox()).some(({ subjectId }) => subjectId === body.id)).toBe(false);
  });
});

describeOnSqlite('a visitor who writes and writes', ({ start }) => {
  it('is asked to wait', async () => {
    const service = await start(community, { COACHLAB_LIMITS: 'on' });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1)
      statuses.push((await service.post('/api/contact', { ...LETTER, subject: `Letter ${n}` }, ANNA)).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
  });
});

describeOnSqlite('a person with many cookies', ({ start }) => {
  it('gets through as often as a workshop of thirty, which gets through in full', async () => {
    const service = await start(community, { COACHLAB_LIMITS: 'on' });
    const from = (ip: string, n: number) => ({ ...numbered(n), 'x-coachlab-client-ip': ip });
    const post = async (ip: string, n: number) =>
      (await service.post('/api/forum/posts', somePost(), from(ip, n))).status;
    const statuses: number[] = [];
    for (let n = 0; n < 60; n += 1) statuses.push(await post(`2001:db8:1:2::${n.toString(16)}`, n));
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    for (let n = 100; n < 130; n += 1) expect(await post('203.0.113.9', n)).toBe(201);
  });
});
