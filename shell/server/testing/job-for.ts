import type { BrowserRelease } from '@coachlab/contracts';
import type { RenderRequest } from '../render/protocol.ts';

/** A page of a release of `catalog`, whose every address under /lab is the page `lab`. */
export function jobFor(id: string, path: string): RenderRequest {
  const version = id.split('@')[1]!;
  const base = `/remotes/catalog/${id}/`;
  const release: BrowserRelease = {
    version,
    base,
    container: 'catalog_1',
    entry: 'browser/entry.js',
    entryIntegrity: 'sha384-x',
    routes: [{ path: '/lab', page: 'lab', loadingText: 'Loading artifacts...' }],
    navigation: [],
    slots: [],
  };
  return {
    path,
    set: { epoch: 1, remotes: [{ name: 'catalog', arm: 'stable', release }] },
    remote: 'catalog',
    release: { id, build: { address: `${base}server/index.js`, sha384: 'sha384-x' }, apis: ['artifacts'] },
    publicUrl: 'https://coachlab.example',
    requestId: 'r',
    notice: null,
  };
}
