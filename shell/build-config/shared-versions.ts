import { fileURLToPath } from 'node:url';
import { installedVersions, SHARED_MODULES } from '@coachlab/remote-kit/build';

const SHELL = fileURLToPath(new URL('../', import.meta.url));

/** What the registry holds releases against: the version of every shared module, and of the libraries inside the kit. */
export const providedVersions = (): Record<string, string> => installedVersions(SHELL);

/** Of these, what remotes load by name. */
export function sharedVersions(): Record<string, string> {
  const all = providedVersions();
  return Object.fromEntries(
    Object.keys(SHARED_MODULES).map((name) => {
      const version = all[name];
      if (version === undefined) throw new Error(`${name} is not installed`);
      return [name, version];
    }),
  );
}
