import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** Where the application is installed and built: as deep in the repository as its source, which names packages by relative paths. */
export const APP = join(ROOT, '.cache/bench-outside/app');

/** `cached`: by Next.js's own caching, drawn when it is built. `request`: drawn when a page is asked for. */
export type Rendering = 'cached' | 'request';

/** Next.js's folder of each build, as its configuration names it. */
export const FOLDERS: Record<Rendering, string> = { cached: '.next', request: '.next-request' };

export const NEXT = join(APP, 'node_modules/next/dist/bin/next');

export function environment(rendering: Rendering, upstreams: Record<string, string>): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    RENDERING: rendering,
    UPSTREAMS: JSON.stringify(upstreams),
  };
}
