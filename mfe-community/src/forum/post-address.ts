import { href } from '../shared/addresses.ts';

/** Where one post stands open with its replies. */
export function postAddress(id: string): string {
  return href.forum(id);
}

export function openPost(search: URLSearchParams): string | null {
  return search.get('post') || null;
}

/** Whether the form for a post stands open from the start: where no script can open it. */
export function isWriting(search: URLSearchParams): boolean {
  return search.get('write') === '1' && !sentIn(search);
}

/** Whether the page answers a form that a browser has sent by itself. */
export function sentIn(search: URLSearchParams): boolean {
  return search.has('sent');
}
