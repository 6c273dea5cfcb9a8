import { type Erasure, RESOLVED_SET_PATH, type ResolvedSet } from '@coachlab/contracts';
import { apiQuery, apiSend, type QueryClient } from '@coachlab/remote-kit';

/** A service that keeps something under the visitor's cookie; each answers for itself. */
export interface Keeper {
  /** Its API's name: what the file has its part under. */
  service: string;
  /** What people call it. */
  name: string;
  path: `/api/${string}`;
}

/** An object in the words of its service. */
export type KeptData = Record<string, unknown>;

/** Those of all sections that there are now; a section that is switched off keeps what it keeps. @throws Error while the site does not say */
export async function readKeepers(): Promise<Keeper[]> {
  const answer = await fetch(RESOLVED_SET_PATH, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${RESOLVED_SET_PATH} answers ${answer.status}`);
  const { remotes } = (await answer.json()) as ResolvedSet;
  return remotes
    .flatMap(({ name, release }) =>
      (release.roles ?? [])
        .filter(({ role }) => role === 'my-data')
        .map(({ from, title = name }) => ({ service: from.split('/')[2] ?? name, name: title, path: from })),
    )
    .toSorted((a, b) => a.service.localeCompare(b.service, 'en'));
}

/** Read anew each time, and not kept. */
export async function readMyData(client: QueryClient, { path }: Keeper): Promise<KeptData> {
  const query = apiQuery<KeptData>(path);
  try {
    return await client.fetchQuery({ ...query, staleTime: 0 });
  } finally {
    client.removeQueries(query);
  }
}

export function eraseMyData({ path }: Keeper): Promise<Erasure> {
  return apiSend(path, { method: 'DELETE' });
}
