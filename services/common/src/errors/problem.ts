import { problemOf as detailsOf } from '@coachlab/http';
import { HttpException } from '@nestjs/common';
import type { Problem } from '@coachlab/contracts';
import { isDatabaseDown, missingRight } from '../database/database-errors.ts';
import { InvalidInputError, ServiceError, UnavailableError } from './service-errors.ts';

export interface ProblemAnswer {
  problem: Problem;
  headers: Record<string, string>;
}

/** Any thrown thing as problem details. What is not known to be the caller's fault tells nothing. */
export function problemOf(error: unknown, requestId: string): ProblemAnswer {
  const known = error instanceof ServiceError ? error : translated(error);
  if (known) {
    const { status, code, detail, errors, headers } = known;
    return { problem: detailsOf(status, code, requestId, defined({ detail, errors })), headers };
  }
  const status = statusOf(error);
  return { problem: detailsOf(status, FRAMEWORK_CODES[status] ?? 'internal_error', requestId), headers: {} };
}

function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

function translated(error: unknown): ServiceError | undefined {
  if (isDatabaseDown(error)) return new UnavailableError('database_unavailable', { cause: error });
  const detail = missingRight(error);
  if (detail) return new UnavailableError('database_right_missing', { detail, cause: error }, 30);
  if (codeOf(error) === 'FST_ERR_CTP_INVALID_JSON_BODY' || codeOf(error) === 'FST_ERR_CTP_EMPTY_JSON_BODY')
    return malformed(error);
  return undefined;
}

function malformed(cause: unknown): InvalidInputError {
  return new InvalidInputError([{ path: '', message: 'The body must be JSON' }], 'malformed_json', {
    detail: 'The body is not JSON.',
    cause,
  });
}

const FRAMEWORK_CODES: Record<number, string> = {
  400: 'bad_request',
  404: 'route_not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'body_too_large',
  414: 'address_too_long',
  415: 'unsupported_media_type',
  431: 'headers_too_large',
  503: 'unavailable',
};

/** Errors of Nest carry getStatus, those of Fastify statusCode; anything else is our own fault. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = (error ?? {}) as { statusCode?: number };
  return codeOf(error) !== undefined && statusCode !== undefined && statusCode >= 400 ? statusCode : 500;
}

function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
