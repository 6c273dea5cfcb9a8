import { apiQuery } from '@coachlab/remote-kit';

const API = '/api/__name__';

/** What the pages need of an item; the service's tests check its answers against `EXAMPLES`. */
export interface Item {
  slug: string;
  title: string;
  text: string;
}

/** Request to an answer of the service, by which the pages are tested. */
export const EXAMPLES: Record<string, Item | Item[]> = {
  'GET /api/__name__': [{ slug: 'first', title: 'The first', text: 'What it is about.' }],
  'GET /api/__name__/first': { slug: 'first', title: 'The first', text: 'What it is about.' },
};

export const allItems = () => apiQuery<Item[]>(API);

export const oneItem = (slug: string) => apiQuery<Item>(API, slug);
