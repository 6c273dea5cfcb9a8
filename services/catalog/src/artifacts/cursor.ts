/** Answer header that carries the cursor of the next page; absent on the last. */
export const NEXT_CURSOR = 'x-next-cursor';

/** A place in a list, kept opaque so that its meaning may change. */
export function encodeCursor(place: number): string {
  return Buffer.from(`p${place}`).toString('base64url');
}

/** NaN for what never was a cursor. */
export function decodeCursor(cursor: unknown): number {
  const match = /^p(\d{1,10})$/.exec(Buffer.from(String(cursor), 'base64url').toString());
  return match ? Number(match[1]) : Number.NaN;
}
