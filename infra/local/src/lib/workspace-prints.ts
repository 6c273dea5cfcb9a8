import { fingerprints } from './fingerprint.ts';
import { readWorkspaces } from './workspaces.ts';

/** Workspace folder to the digest of all that it is made of. */
export type Prints = Map<string, string>;

export function workspacePrints(root: string): Prints {
  const workspaces = readWorkspaces(root);
  const byName = fingerprints(root, workspaces);
  return new Map(workspaces.map(({ dir, name }) => [dir, byName.get(name) ?? '']));
}
