// Publishes a remote that was built into the image, as its team does: by the `coachlab` command. When the site knows this
// release already, it leaves alone what the team has made of it since: a second `up` undoes no rollback.
//   publisher mfe-catalog      with COACHLAB_REGISTRY_URL and the team's token in the file COACHLAB_TOKEN_FILE names
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AuditRow, RegistryStatus, ReleasePackage } from '@coachlab/contracts';
import { isSettled } from './is-settled.ts';

const COMMAND = 'infra/release/bin/coachlab.mjs';

const [folder = ''] = process.argv.slice(2);
const { COACHLAB_TOKEN_FILE: tokenFile, ...given } = process.env;
const env = tokenFile ? { ...given, COACHLAB_TOKEN: readFileSync(tokenFile, 'utf8').trim() } : given;
const { name, version } = JSON.parse(readFileSync(`${folder}/build/release.json`, 'utf8')) as ReleasePackage;
const status = ask('status') as RegistryStatus;
const audit = ask('audit', name) as AuditRow[];
if (isSettled(status, audit, { name, version })) {
  console.log(`${name}@${version} is already published; its team decides which release runs.`);
} else {
  // Whoever deploys the images has tried them, and takes all of them back together; there is no site yet to rehearse on, nor
  // a browser here.
  const why = ['--anyway', '--why', 'shipped with the images'];
  const args = [COMMAND, 'publish', folder, '--no-build', '--promote', '--at-once', ...why];
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
}

function ask(...words: string[]): unknown {
  return JSON.parse(execFileSync(process.execPath, [COMMAND, ...words, '--json'], { encoding: 'utf8', env }));
}
