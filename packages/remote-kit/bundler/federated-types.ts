import type { RemoteManifest } from '@coachlab/contracts';
import AdmZip from 'adm-zip';

/** Beside mf-manifest.json, which names them. */
export const TYPES_ZIP = 'mf-types.zip';
export const TYPES_API = 'mf-types.d.ts';

/** The first moment that a zip can say: the same declarations are the same bytes whenever they are packed. */
const EPOCH = new Date(1980, 0, 1);

const PAGE = `import type { PageModule } from '@coachlab/remote-kit';
export declare const Component: PageModule['Component'];
export declare const loader: PageModule['loader'];
export declare const ready: PageModule['ready'];
`;

const SLOT = `import type { ComponentType } from 'react';
export declare const Component: ComponentType<{ open: boolean; onClose: () => void } & Record<string, unknown>>;
`;

/**
 * The declarations of what a section exposes, in the form in which Module Federation's hosts fetch them. Exposed modules have the
 * shape that the shell relies on, and these say that and nothing else: a host that is compiled against them works with
 * each release that exposes the same names.
 *
 * @returns bytes of a zip with a file for each module; and a declaration file that gives each its type by name
 */
export function federatedTypes({ routes, slots }: RemoteManifest): { zip: Buffer; api: string } {
  const pages = new Set(routes.map(({ page }) => page));
  const names = [...new Set([...pages, ...slots.map(({ page }) => page)])].sort();
  const zip = new AdmZip();
  for (const name of names) {
    const { header } = zip.addFile(`${name}.d.ts`, Buffer.from(pages.has(name) ? PAGE : SLOT));
    header.time = EPOCH;
    // Not packed: that depends on the zlib at hand.
    header.method = 0;
  }
  return { zip: zip.toBuffer(), api: apiOf(names) };
}

/** The name that a host gives this remote is put in by the host's build. */
function apiOf(names: readonly string[]): string {
  const keys = names.map((name) => `'REMOTE_ALIAS_IDENTIFIER/${name}'`);
  return `export type RemoteKeys = ${keys.join(' | ')};
export type PackageType<T> = ${keys.map((key) => `T extends ${key} ? typeof import(${key}) : `).join('')}any;
`;
}
