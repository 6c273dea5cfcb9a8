import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { PROBLEM_MEDIA_TYPE } from '@coachlab/contracts';
import { problemOf } from './problem.ts';

const STATUS: Record<string, [status: number, code: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout'],
};

/**
 * Answers what is not HTTP, which never becomes a request: the problem is written by hand. What came whole before it on the
 * same connection may still be at work; then the connection ends without a word, since the words would be taken for its answer.
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  // As Node's own handler looks at it.
  const answer = Reflect.get(socket, '_httpMessage') as { headersSent: boolean } | null | undefined;
  if (!socket.writable || error.code === 'ECONNRESET' || answer?.headersSent) {
    socket.destroy();
    return;
  }
  const [status, code] = STATUS[error.code ?? ''] ?? [400, 'bad_request'];
  const problem = problemOf(status, code, randomUUID());
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${status} ${problem.title}\r\ncontent-type: ${PROBLEM_MEDIA_TYPE}\r\n` +
      `content-security-policy: frame-ancestors 'none'; sandbox\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    // Who goes on sending is not waited for.
    () => socket.destroy(),
  );
}
