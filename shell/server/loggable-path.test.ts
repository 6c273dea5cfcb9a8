import { describe, expect, it } from '@jest/globals';
import { loggablePath } from './loggable-path.ts';

describe('an address in the log', () => {
  it.each([
    ['/artifact/framework-grow', '/artifact/framework-grow'],
    ['/lab?level=L1', '/lab'],
    ['/icpi-results/0f1e2d3c4b5a69788796a5b4c3d2e1f0', '/icpi-results/:id'],
    ['/api/icpi/results/0f1e2d3c4b5a69788796a5b4c3d2e1f0', '/api/icpi/results/:id'],
    ['/-/unsubscribe?token=0f1e2d3c4b5a69788796a5b4c3d2e1f0', '/-/unsubscribe'],
    ['/api/forum/posts/2f1b6a3c-0d4e-4f5a-8b6c-7d8e9f0a1b2c/upvote', '/api/forum/posts/:id/upvote'],
    ['/remotes/catalog/1.0.0-1f3a9c02b7/browser/184.598a1176c0.js', undefined],
  ])('%s', (url, logged = url) => {
    expect(loggablePath(url)).toBe(logged);
  });

  it('ends somewhere', () => {
    expect(loggablePath(`/${'x-'.repeat(5_000)}`)).toHaveLength(300);
  });
});
