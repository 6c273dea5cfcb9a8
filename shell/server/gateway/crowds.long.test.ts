import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pWaitFor from 'p-wait-for';
import { SmallSite } from '../testing/small-site.ts';

const [CROWD, OTHER] = ['203.0.113.7', '198.51.100.1'];

describe('one address that asks for much', () => {
  let site: SmallSite;

  beforeEach(async () => {
    site = await SmallSite.withLab();
  });
  afterEach(() => site.stop());

  const get = (url: string, remoteAddress: string) => site.app.inject({ url, remoteAddress });

  it('renders a few pages at a time, and the others’ pages are rendered at once', async () => {
    const { render } = site;
    let [running, most] = [0, 0];
    const gate = Promise.withResolvers<void>();
    site.render = async (request) => {
      if (!request.path.includes('L1')) return render(request);
      running += 1;
      most = Math.max(most, running);
      await gate.promise;
      running -= 1;
      return render(request);
    };
    const crowd = Promise.all(Array.from({ length: 400 }, (_, at) => get(`/lab?level=L1-${at}`, CROWD)));
    await pWaitFor(() => running === 8);
    const other = await get('/lab?level=mine', OTHER);
    expect([other.statusCode, other.body.includes('<h1>The Lab</h1>')]).toEqual([200, true]);
    expect(running).toBe(8);
    gate.resolve();
    const answers = await crowd;
    expect(most).toBeLessThanOrEqual(8);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused[0]!.headers).toMatchObject({ 'retry-after': '2' });
    const drawn = answers.filter(({ statusCode }) => statusCode === 200);
    expect(drawn.length + refused.length).toBe(400);
    expect(drawn.every(({ body }) => body.includes('<h1>The Lab</h1>'))).toBe(true);
    expect(drawn.length).toBeGreaterThanOrEqual(130);
  }, 60_000);

  it('gets a workshop’s number of new visitors, and its pages all the same', async () => {
    const cookies = async (count: number, from: string) => {
      const answers = await Promise.all(Array.from({ length: count }, () => get('/lab', from)));
      expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
      return answers.filter(({ headers }) => headers['set-cookie'] !== undefined).length;
    };
    const given = await cookies(400, CROWD);
    expect(given).toBeGreaterThanOrEqual(120);
    expect(given).toBeLessThan(150);
    expect(await cookies(30, OTHER)).toBe(30);
  }, 60_000);

  it('keeps so many sockets, none of them for long without a request, and leaves the others theirs', async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.app.server.address() as AddressInfo;
    const open = async (from: string) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: from });
      socket.on('error', () => {}).resume();
      await once(socket, 'connect');
      socket.write('GET /lab HTTP/1.1\r\nx-slow: ');
      return socket;
    };
    const crowd: Socket[] = [];
    for (let count = 0; count < 400; count += 1) crowd.push(await open('127.0.0.2'));
    await pWaitFor(() => crowd.filter(({ closed }) => !closed).length === 256);
    const answer = await fetch(`http://127.0.0.1:${port}/lab`);
    expect(answer.status).toBe(200);
    await Promise.all(crowd.filter(({ closed }) => !closed).map((socket) => once(socket, 'close')));
  }, 40_000);

  it('fills the page cache with addresses that are nobody’s to a bound', async () => {
    for (let count = 0; count < 2_000; count += 1) await get(`/random-${count}/${Math.random()}`, CROWD);
    expect(site.pages.kept.pages).toBeLessThanOrEqual(1);
    expect(site.renders.length).toBe(1);
  }, 60_000);
});
