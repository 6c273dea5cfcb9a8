import type { RequestKind } from './request-kind.ts';

type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

const CONTENT: Record<'page' | 'data', string> = { page: 'text/html', data: 'application/json' };

/**
 * Whether an answer is whole and what it should be: of this origin, from where it was asked for, and no error. A file's
 * name must stand for its bytes.
 */
export function mayKeep(kind: RequestKind, { status, type, redirected, headers }: Answer): boolean {
  if (status !== 200 || type !== 'basic' || redirected || kind === 'set') return false;
  if (kind === 'file') return /\bimmutable\b/.test(headers.get('cache-control') ?? '');
  return headers.get('content-type')?.startsWith(CONTENT[kind]) ?? false;
}
