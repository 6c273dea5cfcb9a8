import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { HEADER } from '@coachlab/contracts';

export interface RequestContext {
  requestId: string;
  /** Of the trace that the request belongs to, when traces are on. */
  traceId?: string;
}

/** Follows a request through everything it awaits, so that every log line can name it. */
export const requestContext = new AsyncLocalStorage<RequestContext>();

const WELL_FORMED = /^[\w.-]{8,128}$/;

/** The gateway's id, or a new one for a caller that came without. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[HEADER.requestId];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}
