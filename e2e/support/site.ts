import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';
import { freePort } from './free-port.ts';
import { BUILT } from './laboratory.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DATA = `${ROOT}.cache/e2e/data`;

interface SiteUnderTest {
  url: string;
  /** Absent when somebody named a running site. */
  server?: PlaywrightTestConfig['webServer'];
}

/**
 * The site of COACHLAB_URL, or one that `npm start` brings up on a free port with nothing in its data folder. Workers
 * read this file too: they find the port in the environment that the first reader left.
 */
export async function siteUnderTest(): Promise<SiteUnderTest> {
  if (!process.env.TEST_WORKER_INDEX) rmSync(BUILT, { recursive: true, force: true });
  if (process.env.COACHLAB_URL) return { url: process.env.COACHLAB_URL };
  if (!process.env.E2E_PORT) {
    rmSync(DATA, { recursive: true, force: true });
    process.env.E2E_PORT = String(await freePort());
  }
  const port = process.env.E2E_PORT;
  return {
    url: `http://localhost:${port}`,
    server: {
      command: 'node infra/local/start.mjs',
      cwd: ROOT,
      env: { PORT: port, COACHLAB_DATA: DATA, COACHLAB_LIMITS: 'off' },
      wait: { stdout: /^Ready: /m },
      timeout: 300_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  };
}

/** Where the site keeps what it keeps; null on a site that somebody named. */
export function dataFolder(): string | null {
  return process.env.COACHLAB_URL ? null : DATA;
}

/** What the coach signs in with; null on a site that somebody named. */
export function adminToken(): string | null {
  const data = dataFolder();
  return data && readFileSync(`${data}/secrets/admin-token`, 'utf8').trim();
}
