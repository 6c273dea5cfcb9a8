import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SmallSite } from '../testing/small-site.ts';

const ALL = 10_000;

describe('pages that are rendered for nobody', () => {
  let site: SmallSite;
  /** Version and path of each render. */
  let drawn: string[];
  /** What breaks, by version and path. */
  let broken: Set<string>;

  beforeEach(async () => {
    site = await new SmallSite({ COACHLAB_SHADOW_RENDERS: 'on' }).start();
    drawn = [];
    broken = new Set();
    const { render } = site;
    site.render = (request) => {
      const [remote] = request.set.remotes;
      const what = `${remote?.release.version} ${request.path}`;
      drawn.push(what);
      if (broken.has(what)) return Promise.resolve({ kind: 'failed', error: 'Error: no words\n  at page' });
      return render(request);
    };
    site.registry.promote('1.0.0', 'The Lab');
    await site.discover();
  });
  afterEach(() => site.stop());

  const canary = async (weight = ALL) => {
    site.registry.publish('1.1.0', 'The Laboratory');
    site.registry.canary('1.0.0', { release: '1.1.0', seed: 's', weight, allow: [], deny: [] });
    await site.discover();
  };
  const candidate = () => site.releases.document?.remotes[0]?.candidate?.release;
  const page = async () => (await site.get('/lab')).body;

  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    for (let waited = 0; waited < 8_000; waited += 50) {
      if (await isSo()) return;
      await sleep(50);
    }
    throw new Error('It did not come to that within 8 s.');
  }

  it('come before the first visitor, who gets the candidate when they were drawn', async () => {
    await canary();
    expect(candidate()).toBeUndefined();
    expect(site.discovery.troubles.held).toMatchObject([
      { version: '1.1.0', reason: 'Its shadow renders are not finished.' },
    ]);
    await until(() => site.shadows!.found.length > 0);
    expect(drawn).toContain('1.1.0 /lab');
    await until(async () => (await site.discover(), candidate() === '1.1.0'));
    expect(await page()).toContain('The Laboratory');
  });

  it('keep a candidate from everybody that cannot draw what stable draws, and say where', async () => {
    broken.add('1.1.0 /lab');
    await canary();
    await until(() => site.shadows!.found.length > 0);
    await site.discover();
    expect(candidate()).toBeUndefined();
    expect(await page()).toContain('The Lab');
    expect(site.shadows!.found).toMatchObject([
      {
        remote: 'catalog',
        version: '1.1.0',
        addresses: 1,
        failed: 1,
        stableFailed: 0,
        faults: [{ route: '/lab', text: 'Error: no words' }],
      },
    ]);
    expect(site.discovery.troubles.held[0]?.reason).toBe(
      'Shadow renders fail: 1 of 1 addresses that stable renders. /lab: Error: no words',
    );
    // Once might have been the machine.
    expect(drawn.filter((what) => what === '1.1.0 /lab').length).toBeGreaterThanOrEqual(3);
  });

  it('say nothing against a candidate where stable fails as well', async () => {
    for (const version of ['1.0.0', '1.1.0']) broken.add(`${version} /lab`);
    await canary();
    await until(() => site.shadows!.found.length > 0);
    await until(async () => (await site.discover(), candidate() === '1.1.0'));
    expect(site.shadows!.found).toMatchObject([{ addresses: 1, failed: 0, stableFailed: 0 }]);
  });

  it('are not made while a visitor waits for a page, and the candidate goes on without them', async () => {
    site.isBusy = true;
    await canary();
    await sleep(1_000);
    expect(site.shadows!.found).toEqual([]);
    site.isBusy = false;
    await until(() => site.shadows!.found.length > 0);
  });

  it('bring nothing of a visitor along', async () => {
    const asked: object[] = [];
    const { render } = site;
    site.render = (request) => {
      asked.push(request);
      return render(request);
    };
    await canary();
    await until(() => site.shadows!.found.length > 0);
    for (const request of asked) expect(request).toMatchObject({ requestId: 'shadow', notice: null });
    for (const request of asked) expect(Object.keys(request)).not.toContain('sent');
    for (const { method, headers } of site.seen) {
      expect(method).toBe('GET');
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('x-visitor-id');
    }
  });

  it('are forgotten with their rollout', async () => {
    await canary();
    await until(() => site.shadows!.found.length > 0);
    site.registry.promote('1.1.0', 'The Laboratory');
    await site.discover();
    expect(site.shadows!.found).toEqual([]);
  });
});
