import { expect, it } from '@jest/globals';
import type { ResolvedSet } from '@coachlab/contracts';
import { PageCache, type RenderedPage } from './page-cache.ts';

const MEGABYTE = Buffer.alloc(1024 * 1024);
const page = (): RenderedPage => ({
  status: 200,
  tag: 'tag',
  raw: MEGABYTE,
  br: MEGABYTE,
  gzip: MEGABYTE,
  styles: [],
});
const SET = {
  epoch: 1,
  remotes: [{ name: 'catalog', release: { version: '1.0.0' } }],
} as unknown as ResolvedSet;
const key = (address: string) => ({ page: `${address}\n0123456789abcdef\n\n`, revision: 'one' });

it('keeps plain pages, however many values somebody gives to the query of another', () => {
  const cache = new PageCache();
  const plain = ['/lab', '/forum', '/courses'];
  for (const address of plain) cache.set(key(address), page(), SET);
  for (let value = 0; value < 100; value += 1) cache.set(key(`/lab?level=${value}`), page(), SET);
  expect(plain.filter((address) => !cache.get(key(address)))).toEqual([]);
  expect(cache.get(key('/lab?level=99'))).toBeDefined();
  expect(cache.last(key('/lab?level=99'))).toBeDefined();
  expect(cache.get(key('/lab?level=0'))).toBeUndefined();
});

it('drops both with a release that had a part in them', () => {
  const cache = new PageCache();
  for (const address of ['/lab', '/lab?level=1']) cache.set(key(address), page(), SET);
  expect(cache.size.pages).toBe(2);
  cache.keepOnly(new Set(['catalog@2.0.0']));
  expect(cache.size).toEqual({ pages: 0, bytes: 0 });
});
