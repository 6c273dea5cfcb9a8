import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@coachlab/contracts';
import type { Service } from '../start/topology.ts';

/** What a section has that another team's code must not name. */
export interface Section {
  name: string;
  /** What its pages' addresses begin with: `/artifact`, `/-/situations`. */
  addresses: string[];
  /** First path segments after /api/ that its service answers. */
  apis: string[];
  /** APIs that its pages call, as its manifest says: of those it may name another section's. */
  needs: string[];
}

/** The sections of this repository, each from its own manifest. */
export async function readSections(root: string, services: readonly Service[]): Promise<Section[]> {
  const files = globSync('mfe-*/remote.ts', { cwd: root }).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(root, file)).href)) as { default: RemoteManifest };
      const { name, routes, needs } = module.default;
      return {
        name,
        addresses: [...new Set(routes.map(({ path }) => fixedPart(path)))].filter((path) => path !== ''),
        apis: services.find((service) => service.name === name)?.apis ?? [],
        needs: Object.keys(needs.apis),
      };
    }),
  );
}

/** `/artifact/:id` begins with `/artifact`; the site's root, with nothing. */
function fixedPart(path: string): string {
  return path.replace(/\/(:.*)?$/, '');
}
