import { basename, join } from 'node:path';
import { buildRemote } from './build.ts';
import type { Input } from './command.ts';
import { CommandError } from './command-error.ts';
import { bytes, seconds } from './format/quantities.ts';
import { strong } from './format/table.ts';
import { pack, readRelease } from './pack.ts';
import { writeProvenance } from './provenance.ts';
import { RegistryClient } from './registry-client.ts';
import { remoteFolder } from './remote-folder.ts';
import { tokenFor } from './settings.ts';
import { typeErrors } from './type-errors.ts';

export interface SentRelease {
  name: string;
  version: string;
  /** False when the registry had it, with the same content. */
  created: boolean;
  /** What could not be found out of where it comes from, a sentence each. */
  unknown: string[];
  registry: RegistryClient;
}

/** Builds the remote that a person named by its folder or section, unless told not to, and stores it as a release. */
export async function sendRelease(
  given: string,
  input: Input,
  { build = true, types = true } = {},
): Promise<SentRelease> {
  const folder = remoteFolder(given, input.cwd);
  const unknown: string[] = [];
  if (build) {
    const began = performance.now();
    await Promise.all([buildRemote(folder), types && refuseTypeErrors(folder)]);
    input.say(`Built ${basename(folder)} in ${seconds(began, performance.now())}.`);
    const { version: built } = readRelease(join(folder, 'build'));
    unknown.push(...(await writeProvenance(folder, built)));
  }
  const { name, version, files, archive } = await pack(folder);
  const registry = new RegistryClient(input.settings.registry, tokenFor(input.settings, name));
  const { created } = await registry.publish(name, archive);
  const release = strong(`${name}@${version}`);
  input.say(
    created
      ? `Published ${release} (${files} files, ${bytes(archive.length)} packed).`
      : `${release} is already published with the same content.`,
  );
  return { name, version, created, unknown, registry };
}

/** @throws CommandError with each of them */
async function refuseTypeErrors(folder: string): Promise<void> {
  const details = await typeErrors(folder);
  if (details.length === 0) return;
  throw new CommandError('type_errors', `${basename(folder)} has type errors, so it is not published:`, {
    details,
  });
}
