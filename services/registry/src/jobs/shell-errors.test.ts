import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RegistryStatus, RolloutStatus, ShellBuild, SignalTokenAnswer } from '@coachlab/contracts';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { Clock } from '../clock.ts';
import { ForgetSessions } from './forget-sessions.ts';
import { ErrorStack, SignalNetwork } from '../store/rows/signal.row.ts';
import { asShell, startWithShell } from '../testing/shell.ts';
import { bearer, PROVIDES, type TestRegistry } from '../testing/test-registry.ts';
import { reportFrom, visitorHeaders, visitorId } from '../testing/visitors.ts';

const DAY = 86_400_000;

describeEachEngine("errors of the shell's own files", (kit) => {
  let registry: TestRegistry;
  let stable: string;
  let candidate: string;
  let builds = 0;

  const manager = () => registry.service.running.dataSource!.manager;
  const announce = async (build: string) => {
    const body = { shell: 'a'.repeat(32), provides: PROVIDES, build };
    expect((await registry.service.post('/api/registry/shells', body, asShell)).status).toBe(200);
    return build;
  };
  const newBuild = () => announce(`build${(builds += 1)}`);
  const ask = (n: number, request: object) =>
    registry.service.post<SignalTokenAnswer>('/api/registry/signals/token', request, visitorHeaders(n));
  const threw = (build: string, message = 'broken frame') => ({
    remote: 'shell',
    version: build,
    outcome: 'failed',
    class: 'uncaught',
    stack: `TypeError: ${message}\nat press (https://lab.example/remotes/shell/shell.8f.js:1:2)`,
  });
  /** As a browser does that runs this build. */
  const report = async (n: number, build: string, signals: object[]) => {
    const running = { releases: { catalog: stable }, shell: build };
    expect((await reportFrom(registry, visitorHeaders(n), running, signals)).status).toBe(202);
  };
  const told = async (build: string): Promise<ShellBuild | undefined> => {
    const { body } = await registry.service.get<RegistryStatus>('/api/registry/status', bearer('catalog'));
    return body.shellBuilds?.find((each) => each.build === build);
  };
  const stored = (build: string) => manager().findBy(ErrorStack, { release: `shell@${build}` });

  beforeAll(async () => {
    registry = await startWithShell(kit);
    stable = await registry.promoted({ version: '1.0.0-abc' });
    candidate = await registry.release({ version: '1.1.0-abc' });
    await registry.change('canary', { version: candidate, weight: 5_000 });
  });
  afterAll(() => registry?.remove());

  it('are shown under the build, by class, count, first and last time and stack', async () => {
    const build = await newBuild();
    expect(await told(build)).toMatchObject({ running: true, errors: [] });
    await report(1, build, [threw(build)]);
    await report(2, build, [threw(build)]);
    await report(2, build, [threw(build)]);
    await report(3, build, [threw(build, 'broken menu')]);
    const isTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect((await told(build))?.errors).toEqual([
      { class: 'uncaught', stack: threw(build).stack, sessions: 2, firstAt: isTime, lastAt: isTime },
      expect.objectContaining({ stack: expect.stringContaining('broken menu'), sessions: 1 }),
    ]);
  });

  it('stop no candidate, and count in no arm', async () => {
    const build = await newBuild();
    for (let n = 1; n <= 30; n += 1) await report(n, build, [threw(build)]);
    const { body } = await registry.service.get<RolloutStatus>(
      '/api/registry/remotes/catalog/rollout',
      bearer('catalog'),
    );
    expect(body).toMatchObject({ outcome: null, exposed: { sessions: 0, failed: 0 }, errors: [] });
    expect((await manager().find(SignalNetwork)).every(({ rolloutId }) => rolloutId === 0)).toBe(true);
    expect((await told(build))?.errors).toMatchObject([{ sessions: 30 }]);
  });

  it('are left out where no shell has announced the build, and the rest counts', async () => {
    await report(1, 'made-up', [threw('made-up'), { remote: 'catalog', version: stable, outcome: 'loaded' }]);
    expect(await stored('made-up')).toEqual([]);
    expect((await manager().find(SignalNetwork)).some(({ loaded }) => loaded > 0)).toBe(true);
  });

  it('are left out where the token is for another build, or for none', async () => {
    const [build, other] = [await newBuild(), await newBuild()];
    await report(1, build, [threw(other)]);
    for (const request of [{ releases: { catalog: stable } }, { releases: {}, shell: 'made-up' }]) {
      const { status, body } = await ask(2, request);
      expect(status).toBe(200);
      await registry.service.post(
        '/api/registry/signals',
        { token: body.token, signals: [threw(build)] },
        visitorHeaders(2),
      );
    }
    expect([await stored(build), await stored(other)]).toEqual([[], []]);
  });

  it('may not be asked for as a release, nor told by a gateway', async () => {
    const build = await newBuild();
    expect((await ask(1, { releases: { shell: build } })).status).toBe(422);
    const signals = [{ ...threw(build), class: 'api', visitor: visitorId(1) }];
    expect((await registry.service.post('/api/registry/signals/shell', { signals }, asShell)).status).toBe(
      202,
    );
    expect(await stored(build)).toEqual([]);
  });

  it('fill nothing, however many are made up', async () => {
    const build = await newBuild();
    for (let n = 1; n <= 60; n += 1) await report(n, build, [threw(build, `made up ${n}`)]);
    expect(await stored(build)).toHaveLength(40);
    expect((await told(build))?.errors).toHaveLength(10);
  });

  it('are kept without what a terminal obeys', async () => {
    const build = await newBuild();
    await report(1, build, [threw(build, '\u001B[2J\u009B31m\u202Ered\u0000')]);
    expect((await stored(build))[0]?.stack).toMatch(/^TypeError: \[2J31mred\nat press/);
  });

  it('need nothing of a shell or a page of the release before, and mind nothing of the next', async () => {
    const shell = { shell: 'b'.repeat(32), provides: PROVIDES };
    for (const body of [shell, { ...shell, later: 'x' }])
      expect((await registry.service.post('/api/registry/shells', body, asShell)).status).toBe(200);
    const { status, body } = await ask(1, { releases: { catalog: stable }, later: 'x' });
    expect(status).toBe(200);
    const signals = [{ remote: 'catalog', version: stable, outcome: 'loaded', later: 'x' }];
    const sent = { token: body.token, signals, later: 'x' };
    expect((await registry.service.post('/api/registry/signals', sent, visitorHeaders(1))).status).toBe(202);
  });

  it('are forgotten thirty days after a shell last served the build', async () => {
    const { app } = registry.service.running;
    const clock = app.get(Clock);
    const { now } = clock;
    const build = await newBuild();
    await report(1, build, [threw(build)]);
    const leftAfter = async (days: number) => {
      clock.now = () => now() + days * DAY;
      await app.get(ForgetSessions).clean();
      return [(await told(build)) !== undefined, (await stored(build)).length];
    };
    try {
      expect(await leftAfter(29)).toEqual([true, 1]);
      expect((await told(build))?.running).toBe(false);
      expect(await leftAfter(31)).toEqual([false, 0]);
    } finally {
      clock.now = now;
    }
  });
});
