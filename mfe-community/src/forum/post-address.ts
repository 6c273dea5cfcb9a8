import { href } from '../shared/addresses.ts';

/** Where one post stands open with its replies. */
export function postAddress(id: string): string {
  return href.forum(id);
}

export function openPost(search: URLSearchParams): string | null {
  return search.get('post') || null;
}

/** Whether the form for a post stands open from the start. */
export function isWriting(search: URLSearchParams): boolean {
  return search.get('write') === '1';
}
