import type { FieldError } from '@coachlab/contracts';

export interface ServiceErrorOptions {
  /** For the caller to read; never anything internal. */
  detail?: string;
  cause?: unknown;
}

/** What a service throws; the problem filter turns it into an answer. `code` is stable and machine-readable. */
export abstract class ServiceError extends Error {
  abstract readonly status: number;
  readonly code: string;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string> = {};

  constructor(code: string, { detail, cause }: ServiceErrorOptions = {}, errors?: FieldError[]) {
    super(detail ?? code, { cause });
    this.name = new.target.name;
    this.code = code;
    this.detail = detail;
    this.errors = errors;
  }
}

/** Nobody mends more at a time, and an answer stays small whatever was sent. */
const MOST_ERRORS = 20;

/** 400, with one entry a bad field, of the first twenty. */
export class InvalidInputError extends ServiceError {
  readonly status = 400;

  constructor(errors: FieldError[], code = 'validation_failed', options: ServiceErrorOptions = {}) {
    const said = errors.slice(0, MOST_ERRORS);
    const detail = said.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ');
    super(code, { detail, ...options }, said);
  }
}

export class UnauthenticatedError extends ServiceError {
  readonly status = 401;
}

export class ForbiddenError extends ServiceError {
  readonly status = 403;
}

export class NotFoundError extends ServiceError {
  readonly status = 404;
}

export class ConflictError extends ServiceError {
  readonly status = 409;
}

export class TooLargeError extends ServiceError {
  readonly status = 413;
}

/** 422: understood, but it cannot be done; `errors` may say what stands against it. */
export class UnprocessableError extends ServiceError {
  readonly status = 422;
}

export class TooManyRequestsError extends ServiceError {
  readonly status = 429;

  constructor(retryAfterSeconds: number, code = 'rate_limited', options: ServiceErrorOptions = {}) {
    super(code, { detail: `Try again in ${retryAfterSeconds} s.`, ...options });
    this.headers['retry-after'] = String(retryAfterSeconds);
  }
}

/** 503: a dependency is down or too slow; the caller should come back. */
export class UnavailableError extends ServiceError {
  readonly status = 503;

  constructor(code = 'unavailable', options: ServiceErrorOptions = {}, retryAfterSeconds = 2) {
    super(code, options);
    this.headers['retry-after'] = String(retryAfterSeconds);
  }
}

export class MethodNotAllowedError extends ServiceError {
  readonly status = 405;

  constructor(allowed: string[]) {
    super('method_not_allowed', { detail: `This address answers ${allowed.join(', ')}.` });
    this.headers['allow'] = allowed.join(', ');
  }
}
