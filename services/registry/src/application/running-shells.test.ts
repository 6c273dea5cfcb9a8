import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { HeldRelease, RefusedProblem } from '@coachlab/contracts';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { Clock } from '../clock.ts';
import { LEASE } from '../store/running-shells.ts';
import { asShell, startWithShell } from '../testing/shell.ts';
import { bearer, PROVIDES, type TestRegistry } from '../testing/test-registry.ts';

const OLD = 'a'.repeat(32);
const NEW = 'b'.repeat(32);
/** A shell of the next major version of React. */
const NEXT = { shell: '1.5.0', shared: { ...PROVIDES.shared, react: '20.0.0' } };
const ON_NEXT = { shared: { react: '^20.0.0', '@coachlab/remote-kit': '^1.0.0' } };
const ON_BOTH = { shared: { react: '^19.0.0 || ^20.0.0', '@coachlab/remote-kit': '^1.0.0' } };

describeEachEngine('the shells that run', (kit) => {
  let registry: TestRegistry;

  const say = (shell: string, provides: unknown, headers: Record<string, string> = asShell) =>
    registry.service.post<RefusedProblem & { withheld: HeldRelease[] }>(
      '/api/registry/shells',
      { shell, provides },
      headers,
    );
  const end = (shell: string, headers: Record<string, string> = asShell) =>
    fetch(`${registry.url}/api/registry/shells/${shell}`, { method: 'DELETE', headers });
  const later = (milliseconds: number) => {
    const clock = registry.service.running.app.get(Clock);
    const before = clock.now;
    clock.now = () => before() + milliseconds;
  };

  const begin = async () => {
    registry = await startWithShell(kit, { COACHLAB_PROVIDES_FILE: '' });
  };
  const finish = async () => {
    await registry?.service.stop();
    await registry?.remove();
  };

  describe('beside others and sections', () => {
    beforeEach(begin);
    afterEach(finish);

    it('are what a section is held against; without one nothing can be published', async () => {
      expect(await registry.publish()).toMatchObject({
        status: 503,
        body: { code: 'shell_unknown', detail: expect.stringContaining('Start a shell') },
      });
      expect(await say(OLD, PROVIDES)).toMatchObject({ status: 200, body: { withheld: [] } });
      expect((await registry.publish()).status).toBe(201);
      expect(await registry.publish({ version: '2.0.0-a', release: ON_NEXT })).toMatchObject({
        status: 422,
        body: {
          errors: [
            {
              message: expect.stringMatching(
                /^Needs shared react \^20\.0\.0; the shell provides 19\.3\.1\. Build it/,
              ),
            },
          ],
        },
      });
    });

    it('carry a section as soon as one of them does, and until it is gone', async () => {
      await say(OLD, PROVIDES);
      await registry.promoted({ version: '1.0.0-a', release: ON_BOTH });
      await say(NEW, NEXT);
      const version = await registry.release({ version: '2.0.0-a', release: ON_NEXT });

      // The new shell fails, and the old one goes on alone: nobody would draw the page.
      later(LEASE - 1_000);
      await say(OLD, PROVIDES);
      later(2_000);
      for (const [action, body] of [
        ['promote', { version }],
        ['canary', { version, weight: 100 }],
      ] as const)
        expect(await registry.change(action, body)).toMatchObject({
          status: 422,
          body: {
            errors: [
              {
                message: expect.stringMatching(
                  /^Needs shared react \^20\.0\.0; the shell provides 19\.3\.1\. Build it/,
                ),
              },
            ],
          },
        });

      await say(NEW, NEXT);
      expect((await registry.change('promote', { version })).status).toBe(200);
    });

    it('are told each what it has to leave out while two run side by side', async () => {
      await say(OLD, PROVIDES);
      await registry.promoted({ version: '1.0.0-a', release: ON_BOTH });
      await say(NEW, NEXT);
      await registry.promoted({ version: '2.0.0-a', release: ON_NEXT });
      const [old, fresh] = [await say(OLD, PROVIDES), await say(NEW, NEXT)];
      expect(old).toMatchObject({
        status: 200,
        body: {
          withheld: [
            {
              remote: 'catalog',
              version: '2.0.0-a',
              reason: 'Needs shared react ^20.0.0; the shell provides 19.3.1.',
            },
          ],
        },
      });
      expect(fresh).toMatchObject({ status: 200, body: { withheld: [] } });
    });

    it('are told of all that a new one cannot run: stable, candidate and the last stable release', async () => {
      await say(OLD, PROVIDES);
      await registry.promoted({ version: '1.0.0-a' });
      await registry.promoted({ version: '1.1.0-a' });
      await registry.release({ version: '1.2.0-a' });
      await registry.change('canary', { version: '1.2.0-a', weight: 100 });
      await registry.promoted({ name: 'journey', version: '3.0.0-a', release: ON_BOTH });
      const { status, body } = await say(NEW, NEXT);
      expect(status).toBe(200);
      expect(body.withheld.map(({ version }) => version)).toEqual(['1.1.0-a', '1.2.0-a', '1.0.0-a']);
    });

    it('are told of a shared module that one drops, or of an older kit', async () => {
      await say(OLD, PROVIDES);
      await registry.promoted({ manifest: { needs: { shell: '^1.4.0', apis: {} } } });
      const { react } = PROVIDES.shared;
      const { body } = await say(NEW, { shell: '2.0.0', shared: { react } });
      expect(body.withheld[0]?.reason).toContain(
        'Needs shell ^1.4.0; the shell provides 2.0.0. Needs shared @coachlab/remote-kit ^1.0.0; the shell does not share it.',
      );
    });
  });

  describe('where none was taken in', () => {
    beforeAll(begin);
    afterAll(finish);

    it('speak with the token of shells, and no team does', async () => {
      for (const headers of [bearer('catalog'), bearer('journey')]) {
        expect(await say(NEW, NEXT, headers)).toMatchObject({ status: 403, body: { code: 'not_the_shell' } });
        expect((await end(OLD, headers)).status).toBe(403);
      }
      expect((await say(NEW, NEXT, {})).status).toBe(401);
      expect((await registry.publish()).status).toBe(503);
    });

    it.each([
      ['no versions', { shell: '1', shared: {} }],
      ['a range', { shell: '1.0.0', shared: { react: '^19.0.0' } }],
      ['more than is known', { shell: '1.0.0', shared: {}, more: true }],
      ['nothing', null],
    ])('are not believed when they say %s', async (_what, provides) => {
      expect(await say(NEW, provides)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    });
  });
});
