import { realpathSync } from 'node:fs';
import { KIT_LIBRARIES } from '@coachlab/contracts';
import { installedPackage } from './installed-package.ts';
import { packageVersion } from './package-version.ts';

/** What the shell provides once for everybody, and the range a remote built today accepts. */
export const SHARED_MODULES: Record<string, string> = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  '@coachlab/remote-kit': '^1.0.0',
  '@coachlab/ui': '^1.0.0',
};

const KIT = '@coachlab/remote-kit';

/**
 * The installed version of every shared module, and of the libraries inside the kit.
 * @param folder from which they are looked for; what is not installed there is left out
 */
export function installedVersions(folder: string): Record<string, string> {
  const kit = installedPackage(KIT, folder);
  // Behind the link to the kit, if it is one, lies what the kit itself finds.
  const places = [folder, ...(kit ? [realpathSync(kit)] : [])];
  const names = [...Object.keys(SHARED_MODULES), ...(kit ? KIT_LIBRARIES : [])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const [found] = places.flatMap((place) => installedPackage(name, place) ?? []);
      return found ? [[name, packageVersion(found)]] : [];
    }),
  );
}

/**
 * What a release needs of a shell: the versions it was built against, or newer ones of the same major version. Nobody
 * declares it, so a shell that is older than what the section was written for is known before visitors meet it.
 */
export function neededVersions(folder: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(installedVersions(folder)).map(([name, version]) => [name, `^${version}`]),
  );
}
