import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../lib/run-command.ts';
import type { Step } from './steps.ts';

interface Tool {
  what: string;
  steps: string[];
  programs: string[];
  /** Debian's packages, the best first. */
  packages: string[];
  /** Environment variable that names another one. */
  variable: string;
}

const TOOLS: Tool[] = [
  {
    what: 'Chromium',
    steps: ['journeys', 'federation', 'e2e', 'stack'],
    programs: ['chromium-headless-shell', 'chromium'],
    // Without windows, tabs and menus a page costs a fifth of the processor time.
    packages: ['chromium-headless-shell', 'chromium'],
    variable: 'CHROMIUM_PATH',
  },
  {
    what: 'MariaDB (mariadbd)',
    steps: ['unit', 'long'],
    programs: ['mariadbd'],
    packages: ['mariadb-server-core'],
    variable: 'TEST_DATABASE_URL',
  },
];

/**
 * Installs the browser and the database server that the steps need, where Debian's packages can be installed without asking
 * anybody. Resolves with a sentence for each that is missing.
 */
export async function installTools(root: string, steps: Step[]): Promise<string[]> {
  const missing: string[] = [];
  for (const tool of TOOLS) {
    if (!steps.some(({ name }) => tool.steps.includes(name)) || isThere(tool)) continue;
    if (process.getuid?.() === 0 && findProgram('apt-get')) {
      for (const name of tool.packages) if (!isThere(tool)) await aptInstall(root, name);
    }
    if (!isThere(tool)) missing.push(`${tool.what} was not found: install it, or set ${tool.variable}.`);
  }
  return missing;
}

function isThere({ programs, variable }: Tool): boolean {
  return Boolean(process.env[variable]) || programs.some(findProgram);
}

async function aptInstall(root: string, name: string): Promise<void> {
  console.log(`  … installing ${name} (apt-get)`);
  // A mirror that does not answer is not waited for as long as apt would.
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) => {
    const logFile = join(root, '.cache/test', `apt-${args.at(-1)}.log`);
    return runCommand({ program: 'apt-get', args: [...patience, ...args], cwd: '/', env, logFile }, root);
  };
  // A stale list may still name packages that can be had, so a failed update is not the end.
  await run('update');
  await run('install', '-y', '--no-install-recommends', name);
}

/** In the PATH, or in the system folders that a user's PATH leaves out. */
function findProgram(name: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.some((folder) => existsSync(join(folder, name)));
}
