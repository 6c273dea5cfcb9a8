import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest, ResolvedSet } from '@coachlab/contracts';
import type { RenderRequest } from '../../../../shell/server/render/protocol.ts';
import { ROOT } from '../root.ts';

/** Of each page as a visitor without a cookie gets it from a running site: what its renderer is told. */
export async function requestsFor(site: string, pages: Record<string, string>): Promise<RenderRequest[]> {
  const set = (await (await fetch(`${site}/discovery/set`)).json()) as ResolvedSet;
  return Object.entries(pages).map(([path, remote]) => {
    const version = set.remotes.find(({ name }) => name === remote)!.release.version;
    const { needs } = JSON.parse(readFileSync(buildOf(remote, 'remote.json'), 'utf8')) as RemoteManifest;
    return {
      path,
      set,
      remote,
      release: {
        id: `${remote}@${version}`,
        build: { address: buildOf(remote, 'server/index.js'), sha384: version },
        apis: Object.keys(needs.apis),
      },
      upstreams: {},
      publicUrl: site,
      requestId: 'bench',
      notice: null,
    };
  });
}

export function codeOf(remote: string): string {
  return readFileSync(buildOf(remote, 'server/index.js'), 'utf8');
}

function buildOf(remote: string, file: string): string {
  return join(ROOT, `mfe-${remote}/build`, file);
}
