import { HEADER } from '@coachlab/contracts';

/** Headers of a visitor, as the gateway sets them. */
export function visitor(letter: string): Record<string, string> {
  return { [HEADER.visitorId]: letter.repeat(32) };
}

/** Headers of one of many visitors. */
export function numbered(n: number): Record<string, string> {
  return { [HEADER.visitorId]: n.toString(16).padStart(32, '0') };
}

export const ANNA = visitor('a');
export const BEN = visitor('b');

let count = 0;

/** A post that nobody wrote before. */
export function somePost(change: object = {}): object {
  count += 1;
  return {
    title: `Title ${count}`,
    content: `Content ${count}`,
    authorName: 'Anna',
    category: 'questions',
    userId: null,
    ...change,
  };
}
