import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../lib/run-command.ts';

/** Whether packages can be installed without asking anybody. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;
}

/** Installs Debian packages. True when it worked; the log tells the rest. */
export async function aptInstall(packages: string[], logFile: string): Promise<boolean> {
  console.log(`  … installing ${packages.join(', ')} (apt-get)`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // A mirror that does not answer is not waited for as long as apt would.
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  const apt = (args: string[], log: string) =>
    runCommand({ program: 'apt-get', args: [...patience, ...args], cwd: '/', env, logFile: log }, '/');
  // A stale list may still name packages that can be had, so a failed update is not the end.
  await apt(['update'], logFile.replace(/\.log$/, '-update.log'));
  return (await apt(['install', '-y', '--no-install-recommends', ...packages], logFile)) === 0;
}

/** The first of the programs that is in the PATH or in the system folders that a user's PATH leaves out. */
export function findProgram(names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}
