import { apiQuery } from '@coachlab/remote-kit';

const API = '/api/__name__';

/** What the pages need of an item; the service's tests check its answers against `EXAMPLES`. */
export interface Item {
  id: string;
  title: string;
  text: string;
}

/** Request to an answer of the service, by which the pages are tested. */
export const EXAMPLES: Record<string, Item | Item[]> = {
  'GET /api/__name__': [{ id: 'first', title: 'The first', text: 'What it is about.' }],
  'GET /api/__name__/first': { id: 'first', title: 'The first', text: 'What it is about.' },
};

export const allItems = () => apiQuery<Item[]>(API);

export const oneItem = (id: string) => apiQuery<Item>(API, id);
