import { existsSync } from 'node:fs';
import { aptInstall, canInstall, findProgram } from './debian.ts';
import type { Found } from './tools.ts';

/** The same engine without windows, tabs and menus: a page of its own costs a fifth of the processor time. */
const SHELL = 'chromium-headless-shell';
const PROGRAMS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium for the tests in a browser: CHROMIUM_PATH, Debian's package without windows, or one of the system. */
export async function findBrowser(logFile: string, env: NodeJS.ProcessEnv): Promise<Found> {
  if (env.CHROMIUM_PATH) return { env: {} };
  if (canInstall() && !findProgram([SHELL])) {
    const installed = await aptInstall([SHELL], logFile);
    if (!installed && !find()) await aptInstall(['chromium'], logFile);
  }
  const file = find();
  if (file) return { env: { CHROMIUM_PATH: file } };
  return {
    missing: canInstall()
      ? `Chromium could not be installed (see ${logFile})`
      : 'Chromium was not found (install it, or set CHROMIUM_PATH)',
  };
}

function find(): string | undefined {
  return findProgram(PROGRAMS) ?? MAC.find((file) => existsSync(file));
}
