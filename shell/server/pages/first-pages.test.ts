import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { SmallSite } from '../testing/small-site.ts';
import { FirstPages } from './first-pages.ts';

describe('pages that are rendered before anybody asks', () => {
  let site: SmallSite;
  let firstPages: FirstPages;

  beforeEach(async () => {
    site = await new SmallSite().start();
    firstPages = new FirstPages({
      releases: site.releases,
      pages: site.pages,
      log: pino({ level: 'silent' }),
    });
  });
  afterEach(() => site.stop());

  const rehearse = async () => {
    site.renders = [];
    await site.discover();
    await firstPages.of(site.releases.document!);
    return site.renders;
  };

  it('are one of each release, once', async () => {
    site.registry.promote('1.0.0', 'The Lab');
    expect(await rehearse()).toEqual(['/lab']);
    expect(await rehearse()).toEqual([]);
    site.registry.promote('1.1.0', 'The Laboratory');
    expect(await rehearse()).toEqual(['/lab']);
  });

  it('are the candidate’s, too', async () => {
    site.registry.promote('1.0.0', 'The Lab');
    await rehearse();
    const rendered: string[] = [];
    const { render } = site;
    site.render = (job) => {
      rendered.push(...job.set.remotes.map(({ release }) => release.version));
      return render(job);
    };
    site.registry.publish('1.1.0', 'The Laboratory');
    site.registry.canary('1.0.0', { release: '1.1.0', seed: 's', weight: 0, allow: [], deny: [] });
    await rehearse();
    expect(rendered).toEqual(['1.1.0']);
  });

  it('are kept for nobody: the first visitor gets their own', async () => {
    site.registry.promote('1.0.0', 'The Lab');
    await rehearse();
    await site.get('/lab');
    expect(site.renders).toEqual(['/lab', '/lab']);
  });

  it('stop nothing when they fail', async () => {
    site.render = () => Promise.reject(new Error('The render process was lost: timeout'));
    site.registry.promote('1.0.0', 'The Lab');
    expect(await rehearse()).toEqual(['/lab']);
    expect(site.registry.posts).toEqual([]);
  });
});
