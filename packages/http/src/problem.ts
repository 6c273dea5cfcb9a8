import { STATUS_CODES } from 'node:http';
import type { Problem } from '@coachlab/contracts';

/** Problem details, RFC 9457. */
export function problemOf(
  status: number,
  code: string,
  requestId: string,
  more: Pick<Problem, 'detail' | 'errors'> = {},
): Problem {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, code, requestId, ...more };
}
