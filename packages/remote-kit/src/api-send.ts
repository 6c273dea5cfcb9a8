import { HEADER } from '@coachlab/contracts';
import { ApiError } from './api-error.ts';

export interface ApiSendOptions {
  method?: 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** A repeat with the same key answers as the first time; make one a form, and a new one after success. */
  idempotencyKey?: string;
  /** Further headers, for example a CSRF token. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** A browser allows 64 KiB together for the bodies of all requests that outlive their page, and refuses what exceeds it. */
const OUTLIVES_PAGE_CHARACTERS = 4_096;

/**
 * A call that changes something. A short one reaches the service even when the visitor leaves the page at once.
 * Resolves to the answer's JSON (undefined for an empty one), throws ApiError.
 */
export async function apiSend<T>(path: `/api/${string}`, options: ApiSendOptions = {}): Promise<T> {
  const headers: Record<string, string> = { ...options.headers, accept: 'application/json' };
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  if (options.idempotencyKey) headers[HEADER.idempotencyKey] = options.idempotencyKey;
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  const response = await fetch(path, {
    method: options.method ?? 'POST',
    keepalive: (body?.length ?? 0) <= OUTLIVES_PAGE_CHARACTERS,
    credentials: 'include',
    headers,
    ...(body === undefined ? {} : { body }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  if (!response.ok) throw await ApiError.from(response);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/** 128 random bits in hex; `crypto.randomUUID` is not there on a plain http address. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
