import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import pWaitFor from 'p-wait-for';
import { renderedPage } from './page-cache.ts';
import { Recompression } from './recompression.ts';

const text = (of: number) =>
  Array.from({ length: 2_000 }, (_, at) => `<li>Card ${(at * of * 7919) % 1_009} of the lab</li>`).join('');

describe('a page that is asked for again', () => {
  it('becomes smaller, and stays the same page', async () => {
    const page = await renderedPage(200, text(1), []);
    const before = page.br.length;
    new Recompression().add(page);
    await pWaitFor(() => page.br.length < before);
    expect(brotliDecompressSync(page.br).equals(page.raw)).toBe(true);
  });

  it('is compressed once, and one that comes meanwhile after it', async () => {
    const [first, second] = await Promise.all([
      renderedPage(200, text(1), []),
      renderedPage(200, text(2), []),
    ]);
    const recompression = new Recompression();
    const before = second.br.length;
    recompression.add(first);
    recompression.add(second);
    await pWaitFor(() => second.br.length < before);
    const smallest = first.br;
    const third = await renderedPage(200, text(3), []);
    const asItCame = third.br;
    recompression.add(first);
    recompression.add(third);
    await pWaitFor(() => third.br !== asItCame);
    expect(first.br).toBe(smallest);
  });
});
