import { href } from '../shared/addresses.ts';

/** Where one post stands open with its replies. */
export function postAddress(id: string): string {
  return href.forum(id);
}

export function openPost(search: URLSearchParams): string | null {
  return search.get('post') || null;
}
