import { existsSync } from 'node:fs';
import { aptInstall, canInstall, findProgram } from './debian.ts';
import type { Found } from './tools.ts';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium for the tests in a browser: CHROMIUM_PATH, one of the system, or Debian's package. */
export async function findBrowser(logFile: string, env: NodeJS.ProcessEnv): Promise<Found> {
  if (env.CHROMIUM_PATH) return { env: {} };
  const installed = find();
  if (installed) return found(installed);
  if (!canInstall()) {
    return { missing: 'there is no Chromium (install it, or name one in CHROMIUM_PATH)' };
  }
  await aptInstall(['chromium'], logFile);
  const fresh = find();
  return fresh ? found(fresh) : { missing: `Chromium could not be installed (see ${logFile})` };
}

function find(): string | undefined {
  return findProgram(PROGRAMS) ?? MAC.find((file) => existsSync(file));
}

function found(file: string): Found {
  return { env: { CHROMIUM_PATH: file } };
}
