import { join } from 'node:path';
import type { NextConfig } from 'next';

/** The repository: this folder is built where it has been copied to, as deep as it lies here. */
const root = join(import.meta.dirname, '../../..');

/**
 * `cached`: as `create-next-app` sets a new application up, with what is read from the services kept by `use cache`.
 * `request`: every page is drawn when it is asked for.
 */
const cached = process.env.RENDERING !== 'request';

const sources = (path: string) => `../../../packages/${path}/src/index.ts`;

export default {
  distDir: cached ? '.next' : '.next-request',
  cacheComponents: cached,
  partialPrefetching: cached,
  // What stands in front compresses, as the documentation advises.
  compress: false,
  poweredByHeader: false,
  // Types are checked before, by the repository's own compiler.
  typescript: { ignoreBuildErrors: true },
  ...(process.env.INLINE_CSS && { experimental: { inlineCss: true } }),
  turbopack: {
    root,
    resolveAlias: {
      'peer/read': cached ? './lib/read-cached.ts' : './lib/read-now.ts',
      '@coachlab/ui': './kit/ui.ts',
      '@coachlab/remote-kit': './kit/index.ts',
      '@coachlab/contracts': sources('contracts'),
      '@coachlab/learner': sources('learner'),
      '@coachlab/safety': sources('safety'),
      '@coachlab/federation': sources('federation'),
    },
  },
} satisfies NextConfig;
