import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConnection } from 'node:net';
import { once } from 'node:events';
import {
  CSRF_HEADER,
  type ForumPost,
  type ModerationSession,
  type Outbox,
  type ReceivedMessage,
} from '@coachlab/contracts';
import getPort from 'get-port';
import { parseMail, type ReceivedMail } from '../test/mail-server.ts';
import { type Accepted, sendUntilAccepted } from './client.ts';
import { Mortal } from './mortal.ts';

const ROOM = fileURLToPath(new URL('../../', import.meta.url));
const TOKEN = 'drill';
const PEOPLE = 6;

export interface DrillOptions {
  databaseUrl: string;
  /** An empty folder. */
  folder: string;
  /** SIGKILLs, about half of them of the service and half of the mail server. */
  kills: number;
}

export interface DrillOutcome {
  kills: { service: number; mailServer: number };
  acceptedPosts: Accepted[];
  acceptedMessages: Accepted[];
  /** Everything the forum and the coach's desk show in the end. */
  posts: ForumPost[];
  messages: ReceivedMessage[];
  mails: ReceivedMail[];
}

/**
 * People post and write while the service and its mail server are killed at random moments and started again. Ends
 * when the outbox is empty.
 */
export async function killDrill({ databaseUrl, folder, kills }: DrillOptions): Promise<DrillOutcome> {
  const mailFile = join(folder, 'mails.jsonl');
  const [port, smtpPort] = [await getPort(), await getPort()];
  const origin = `http://127.0.0.1:${port}`;
  const service = new Mortal({
    args: [join(ROOM, 'dist/main.js')],
    env: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      COACHLAB_LIMITS: 'off',
      COACHLAB_ADMIN_TOKEN: TOKEN,
      LOG_LEVEL: 'silent',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_TO: 'coach@lab.example',
      MAIL_LEASE_SECONDS: '1',
      MAIL_RETRY_SECONDS: '1',
    },
    ready: () =>
      fetch(`${origin}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  const mailServer = new Mortal({
    args: [join(ROOM, 'src/drill/mail-process.ts'), String(smtpPort), mailFile],
    ready: () => accepts(smtpPort),
  });
  await Promise.all([service.start(), mailServer.start()]);

  try {
    const over = new AbortController();
    const people = Array.from({ length: PEOPLE }, async (_, n) => {
      const accepted: Accepted[] = [];
      while (!over.signal.aborted) {
        accepted.push(await sendUntilAccepted(origin, n % 2 ? 'post' : 'message'));
        await pause(150);
      }
      return accepted;
    });
    for (let n = 0; n < kills; n += 1) {
      await pause(400);
      const victim = Math.random() < 0.5 ? service : mailServer;
      await victim.kill();
      await victim.start();
    }
    over.abort();
    const accepted = await Promise.all(people);
    const desk = await signIn(origin);
    await emptyOutbox(desk, () => readMails(mailFile).length);
    return {
      kills: { service: service.kills, mailServer: mailServer.kills },
      acceptedMessages: accepted.filter((_, n) => n % 2 === 0).flat(),
      acceptedPosts: accepted.filter((_, n) => n % 2 === 1).flat(),
      posts: await allOf<ForumPost>((query) => get(`${origin}/api/forum/posts?${query}`)),
      messages: await allOf<ReceivedMessage>((query) => desk.get(`messages?${query}`)),
      mails: readMails(mailFile),
    };
  } finally {
    await Promise.all([service.kill(), mailServer.kill()]);
  }
}

interface Desk {
  get<T>(path: string): Promise<T>;
  act(path: string): Promise<unknown>;
}

async function signIn(origin: string): Promise<Desk> {
  const desk = `${origin}/api/forum/operators`;
  const answer = await fetch(`${desk}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: TOKEN }),
  });
  const { csrfToken } = (await answer.json()) as ModerationSession;
  const headers = { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', [CSRF_HEADER]: csrfToken };
  return {
    get: (path) => get(`${desk}/${path}`, headers),
    act: (path) => fetch(`${desk}/${path}`, { method: 'POST', headers }),
  };
}

/** "Send now" for everything that backs off, until nothing waits. Gives up when no mail goes out for 30 seconds. */
async function emptyOutbox(desk: Desk, sent: () => number): Promise<void> {
  let before = -1;
  let progress = Date.now();
  for (;;) {
    const { mails } = await desk.get<Outbox>('mails');
    if (mails.length === 0) return;
    if (sent() > before) progress = Date.now();
    if (Date.now() - progress > 30_000)
      throw new Error(`Mails stay in the outbox: ${JSON.stringify(mails.slice(0, 3))}`);
    before = sent();
    for (const { id, lastError } of mails) if (lastError) await desk.act(`mails/${id}/retry`);
    await pause(1_000);
  }
}

async function allOf<T extends { id: string }>(page: (query: string) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const before = all.at(-1)?.id;
    const next = await page(`limit=100${before ? `&before=${before}` : ''}`);
    if (next.length === 0) return all;
    all.push(...next);
  }
}

async function get<T>(address: string, headers: Record<string, string> = {}): Promise<T> {
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A line that the kill cut short was never answered with 250. */
function readMails(file: string): ReceivedMail[] {
  if (!existsSync(file)) return [];
  const whole = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('"') && line.endsWith('"'));
  return whole.map((line) => parseMail(JSON.parse(line) as string, []));
}

/** At random, at most so many milliseconds. */
function pause(most: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * most));
}

async function accepts(port: number): Promise<boolean> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  const open = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return open;
}
