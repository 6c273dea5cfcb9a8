import { setTimeout as sleep } from 'node:timers/promises';

/** Faults at which nothing was sent: the service was never reached. */
const NOTHING_SENT = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** Faults at which the service may or may not have done what it was asked. */
const LOST = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Milliseconds before the second and the third try. An instance that goes away leaves the name server within them. */
const PAUSES = [50, 250];

/** Methods that may be sent twice (RFC 9110, 9.2.1). Of the others, only a request with an Idempotency-Key. */
export const REPEATABLE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Makes the call, and again where that can double nothing: any when nothing was sent, a repeatable one also when the
 * connection was lost before an answer came.
 */
export async function retryCall<T>(
  call: () => Promise<T>,
  repeatable: boolean,
  signal: AbortSignal,
): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await call();
    } catch (error) {
      const code = codeOf(error);
      if (signal.aborted || !(NOTHING_SENT.has(code) || (repeatable && LOST.has(code)))) throw error;
    }
    await sleep(pause, undefined, { signal });
  }
  return call();
}

/** Whether the connection broke after something was sent. */
export function wasLost(error: unknown): boolean {
  return LOST.has(codeOf(error));
}

/** When a name has several addresses and none answers, their errors come together. */
function codeOf(error: unknown): string {
  const { code, errors } = (error ?? {}) as { code?: unknown; errors?: { code?: unknown }[] };
  return String(code ?? errors?.[0]?.code ?? '');
}
