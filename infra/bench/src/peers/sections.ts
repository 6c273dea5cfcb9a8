import { pathToFileURL } from 'node:url';
import type { RemoteManifest, ResolvedSet } from '@coachlab/contracts';
import { REMOTES } from '../../../local/src/start/topology.ts';
import { ROOT } from '../root.ts';

export interface Section {
  name: string;
  folder: string;
  manifest: RemoteManifest;
  /** Page to its source file, absolute. */
  pages: Record<string, string>;
}

/** What the four sections own, read from the manifests that this site is made of. */
export function readSections(): Promise<Section[]> {
  return Promise.all(
    REMOTES.map(async (room) => {
      const folder = `${ROOT}${room}`;
      const { default: manifest } = (await import(pathToFileURL(`${folder}/remote.ts`).href)) as {
        default: RemoteManifest;
      };
      const names = new Set([...manifest.routes, ...manifest.slots].map(({ page }) => page));
      const pages = Object.fromEntries([...names].map((name) => [name, `${folder}/src/pages/${name}.tsx`]));
      return { name: manifest.name, folder, manifest, pages };
    }),
  );
}

/** The sections as the shell's route table takes them; nothing of it is loaded by address. */
export function setOf(sections: Section[]): ResolvedSet {
  const built = { version: '1', base: '/', container: '', entry: '', entryIntegrity: '' };
  return {
    epoch: 0,
    remotes: sections.map(({ name, manifest: { routes, navigation, slots } }) => ({
      name,
      arm: 'stable',
      release: { ...built, routes, navigation, slots },
    })),
  };
}
