import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SmallSite } from '../testing/small-site.ts';

describe('a site whose sections are being published', () => {
  let site: SmallSite;

  beforeEach(async () => {
    site = await new SmallSite().start();
  });
  afterEach(() => site.stop());

  async function statuses(...paths: string[]): Promise<number[]> {
    return Promise.all(paths.map(async (path) => (await site.get(path)).statusCode));
  }

  it('says of every page that it is starting while there is no release at all, not that it is missing', async () => {
    site.registry.awaited = ['/lab', '/forum'];
    site.registry.say({ stable: null });
    await site.discover();
    for (const path of ['/', '/lab', '/nothing', '//x']) {
      const answer = await site.get(path);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
      expect(answer.body).toContain('<h1>Coachlab is starting</h1>');
    }
    expect(await statuses('/sitemap.xml')).toEqual([503]);
  });

  it('has a page missing only where no section owns its address', async () => {
    site.registry.awaited = ['/forum'];
    site.registry.promote('1.0.0', 'The Lab');
    await site.discover();
    expect(await statuses('/lab', '/forum', '/forum/posts/1', '/nothing', '/forums')).toEqual([
      200, 503, 503, 404, 404,
    ]);

    site.registry.awaited = [];
    site.registry.say({ stable: '1.0.0' });
    await site.discover();
    expect(await statuses('/lab', '/forum')).toEqual([200, 404]);
  });
});
