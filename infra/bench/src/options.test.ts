import { describe, expect, it } from '@jest/globals';
import { parseOptions } from './options.ts';

describe("the bench's options", () => {
  it('measures every page five times by default', () => {
    const { runs, pages, peers } = parseOptions([]);
    expect(runs).toBe(5);
    expect(pages.map(({ path }) => path)).toContain('/artifact/framework-grow');
    expect(peers).toEqual(['server', 'client', 'stock']);
  });

  it('lists every fault at once', () => {
    expect(() => parseOptions(['--runs', '0', '--pages', '/lab,/nowhere', '--peers', 'astro'])).toThrow(
      /nowhere[\s\S]*astro[\s\S]*--runs/,
    );
  });
});
