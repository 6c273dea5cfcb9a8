import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BrowserRelease, SignalsRequest, SignalTokenRequest } from '@coachlab/contracts';
import { type LoadSignal, RemoteFault } from '@coachlab/federation';
import { createOutbox, type Outbox } from './outbox.ts';

const HOUR_MS = 3_600_000;

const given = new Map(
  ['catalog', 'journey'].map((name): [string, BrowserRelease] => [
    name,
    {
      version: '1.0.0',
      base: `/remotes/${name}/1.0.0/`,
      container: name,
      entry: 'browser/remoteEntry.js',
      entryIntegrity: '',
      routes: [],
      navigation: [],
      slots: [],
    },
  ]),
);

const loaded = (remote: string, version = '1.0.0'): LoadSignal => ({ remote, version, outcome: 'loaded' });
const failed = (remote: string): LoadSignal => ({
  remote,
  version: '1.0.0',
  outcome: 'failed',
  class: 'render',
  error: new RemoteFault('render', 'broke', { cause: new TypeError('broke') }),
});

/** A page whose timers, network and clock are in the test's hands. */
class FakePage {
  readonly sent: SignalsRequest[] = [];
  readonly timers: { work: () => void; ms: number }[] = [];
  readonly told = new Set<string>();
  asked: SignalTokenRequest[] = [];
  shell: string | undefined;
  refuses = false;
  /** Milliseconds that a token lasts. */
  lasts = HOUR_MS;
  now = 1_000;
  lcp: number | undefined;
  measured: Record<string, number> = {};
  #answer: (() => void)[] = [];

  outbox(remote?: string): Outbox {
    const route = { path: '/path/:step', page: 'path' };
    return createOutbox(given, remote === undefined ? {} : { remote, route }, {
      askForToken: (request) => {
        this.asked.push(request);
        const expiresAt = new Date(this.now + this.lasts).toISOString();
        const answer = this.refuses ? null : { token: `token ${this.asked.length}`, expiresAt };
        return new Promise((resolve) => this.#answer.push(() => resolve(answer)));
      },
      send: (request) => void this.sent.push(request),
      lcp: () => this.lcp,
      measured: () => this.measured,
      now: () => this.now,
      schedule: (work, ms) => void this.timers.push({ work, ms }),
      shell: this.shell,
      told: this.told,
    });
  }

  /** The registry answers whoever has asked. */
  async answer(): Promise<void> {
    for (const answer of this.#answer.splice(0)) answer();
    await new Promise((resolve) => setImmediate(resolve));
  }

  fire(): void {
    for (const { work } of this.timers.splice(0)) work();
  }
}

describe('signals on their way', () => {
  let page: FakePage;

  beforeEach(() => {
    page = new FakePage();
  });

  it('go in one batch after two seconds, with a token asked for once', async () => {
    const outbox = page.outbox();
    outbox.add(loaded('catalog'));
    outbox.add(failed('journey'));
    await page.answer();
    expect(page.asked).toEqual([{ releases: { catalog: '1.0.0', journey: '1.0.0' } }]);
    expect(page.sent).toEqual([]);
    expect(page.timers.map(({ ms }) => ms)).toEqual([2_000]);
    page.fire();
    expect(page.sent).toMatchObject([
      {
        token: 'token 1',
        signals: [
          { remote: 'catalog', version: '1.0.0', outcome: 'loaded' },
          { remote: 'journey', outcome: 'failed', class: 'render' },
        ],
      },
    ]);
    outbox.add(loaded('journey'));
    page.fire();
    expect(page.asked).toHaveLength(1);
    expect(page.sent[1]?.signals).toEqual([{ remote: 'journey', version: '1.0.0', outcome: 'loaded' }]);
  });

  it('wait for a token that is still on its way', async () => {
    const outbox = page.outbox();
    outbox.add(loaded('catalog'));
    page.fire();
    expect(page.sent).toEqual([]);
    await page.answer();
    expect(page.sent).toHaveLength(1);
    expect(page.asked).toHaveLength(1);
  });

  it('go at once when the tab is left', async () => {
    const outbox = page.outbox();
    outbox.add(loaded('catalog'));
    await page.answer();
    outbox.flush();
    expect(page.sent).toHaveLength(1);
    page.fire();
    expect(page.sent).toHaveLength(1);
  });

  it('are dropped in silence when no token is given', async () => {
    page.refuses = true;
    const outbox = page.outbox();
    outbox.add(failed('catalog'));
    page.fire();
    await page.answer();
    page.refuses = false;
    outbox.flush();
    expect(page.sent).toEqual([]);
  });

  it('ask for another token when theirs has run out, and use it whatever the clock says', async () => {
    page.lasts = -HOUR_MS;
    const outbox = page.outbox();
    outbox.add(loaded('catalog'));
    await page.answer();
    page.fire();
    await page.answer();
    expect(page.asked).toHaveLength(2);
    expect(page.sent).toMatchObject([{ token: 'token 2' }]);
  });

  it('tell each thing once a session', async () => {
    page.told.add('catalog@1.0.0 loaded');
    const outbox = page.outbox();
    outbox.add(loaded('catalog'));
    expect(page.asked).toEqual([]);
    outbox.add(failed('catalog'));
    outbox.add(failed('catalog'));
    await page.answer();
    page.fire();
    expect(page.sent[0]?.signals).toHaveLength(1);
  });

  it('are not of a release that the page was not given', () => {
    const outbox = page.outbox();
    outbox.add(loaded('catalog', '0.9.0'));
    outbox.add(loaded('community'));
    expect([page.asked, page.timers]).toEqual([[], []]);
  });

  it('are followed by what was measured of the first page when the tab is left, once', async () => {
    const outbox = page.outbox('journey');
    for (const remote of ['catalog', 'journey']) outbox.add(loaded(remote));
    await page.answer();
    page.fire();
    outbox.leave();
    expect(page.sent).toHaveLength(1);
    page.measured = { inp: 48, shift: 0 };
    outbox.leave();
    outbox.leave();
    expect(page.sent.slice(1).map(({ signals }) => signals)).toEqual([
      [
        {
          remote: 'journey',
          version: '1.0.0',
          outcome: 'loaded',
          route: '/path/:step',
          measured: { inp: 48, shift: 0 },
        },
      ],
    ]);
  });

  it('say nothing that was measured of a page that never stood', async () => {
    const outbox = page.outbox('journey');
    page.measured = { inp: 48 };
    outbox.add(failed('journey'));
    await page.answer();
    outbox.leave();
    expect(page.sent[0]?.signals).toEqual([expect.objectContaining({ outcome: 'failed' })]);
    expect(page.sent).toHaveLength(1);
  });

  it('say of a failure what took the place of the release, again where that comes late', async () => {
    const outbox = page.outbox();
    outbox.add(failed('catalog'));
    outbox.add({ ...failed('catalog'), replacedBy: '0.9.0' });
    await page.answer();
    page.fire();
    outbox.add(failed('journey'));
    page.fire();
    outbox.add({ ...failed('journey'), replacedBy: '0.9.0' });
    page.fire();
    expect(
      page.sent.flatMap(({ signals }) => signals.map((each) => [each.remote, each.replacedBy, each.again])),
    ).toEqual([
      ['catalog', '0.9.0', undefined],
      ['journey', undefined, undefined],
      ['journey', '0.9.0', true],
    ]);
  });

  it('tell of an error that nobody caught as of a failure of its release, once', async () => {
    const outbox = page.outbox();
    outbox.add(loaded('catalog'));
    outbox.addUncaught('catalog', new TypeError('broke'));
    outbox.addUncaught('catalog', new TypeError('broke again'));
    outbox.addUncaught('nobody', new TypeError('broke'));
    await page.answer();
    page.fire();
    expect(page.sent[0]?.signals).toEqual([
      { remote: 'catalog', version: '1.0.0', outcome: 'loaded' },
      {
        remote: 'catalog',
        version: '1.0.0',
        outcome: 'failed',
        class: 'uncaught',
        stack: expect.stringMatching(/^TypeError: broke\n/),
      },
    ]);
  });

  it('tell of an error of the shell’s own files under its build, once a session and build', async () => {
    page.shell = '8f24233208';
    const outbox = page.outbox();
    outbox.addUncaught('shell', new TypeError('broke'));
    outbox.addUncaught('shell', new TypeError('broke again'));
    await page.answer();
    page.fire();
    expect(page.asked).toEqual([{ releases: { catalog: '1.0.0', journey: '1.0.0' }, shell: '8f24233208' }]);
    const [told] = page.sent.flatMap(({ signals }) => signals);
    expect(told).toMatchObject({ remote: 'shell', version: '8f24233208', class: 'uncaught' });
    expect(told?.stack).toMatch(/^TypeError: broke\n/);
    expect(page.sent).toHaveLength(1);
    page.shell = 'aa11bb22cc';
    page.outbox().addUncaught('shell', new TypeError('broke'));
    await page.answer();
    page.fire();
    expect(page.sent).toHaveLength(2);
  });

  it('tell nothing of the shell where its build is not known', () => {
    page.outbox().addUncaught('shell', new TypeError('broke'));
    expect([page.asked, page.timers]).toEqual([[], []]);
  });

  it('carry the largest paint of the page that came first with its route, as it is when they leave', async () => {
    const outbox = page.outbox('journey');
    for (const remote of ['catalog', 'journey']) outbox.add(loaded(remote));
    await page.answer();
    page.lcp = 812.4;
    page.fire();
    expect(page.sent[0]?.signals).toEqual([
      { remote: 'catalog', version: '1.0.0', outcome: 'loaded' },
      { remote: 'journey', version: '1.0.0', outcome: 'loaded', lcp: 812, route: '/path/:step' },
    ]);
  });
});
