import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { HEADER } from '@coachlab/contracts';
import type { FastifyRequest } from 'fastify';
import { ForbiddenError, InvalidInputError } from '../errors/service-errors.ts';

/** Who asks, as the gateway vouches for it. */
export interface Caller {
  /** 32 hex digits, or null for a caller without the visitor cookie. */
  visitorId: string | null;
  /** When the visitor's cookie was first given, in milliseconds since 1970; null where that is not known. */
  visitorSince: number | null;
  ip: string;
  /** Nobody's: the gateway asks while it draws a page, and limits that itself. */
  isDrawing: boolean;
  requestId: string;
  /** What the caller marked a repeatable call with, or null. */
  idempotencyKey: string | null;
}

const VISITOR = /^[0-9a-f]{32}$/;
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,128}$/;

export function visitorOf(request: FastifyRequest): string | null {
  const id = request.headers[HEADER.visitorId];
  return typeof id === 'string' && VISITOR.test(id) ? id : null;
}

/** For what must not be shared among all callers without a cookie. Throws ForbiddenError. */
export function requireVisitor({ visitorId }: Pick<Caller, 'visitorId'>): string {
  if (visitorId !== null) return visitorId;
  throw new ForbiddenError('visitor_required', {
    detail: 'This needs the cookie that the site sets with its pages.',
  });
}

function sinceOf(request: FastifyRequest): number | null {
  const since = request.headers[HEADER.visitorSince];
  return typeof since === 'string' && /^\d{13}$/.test(since) ? Number(since) : null;
}

/** The address that the gateway believes the caller has. */
export function addressOf(request: FastifyRequest): string {
  const ip = request.headers[HEADER.clientIp];
  return typeof ip === 'string' && ip !== '' ? ip : request.ip;
}

/** Throws InvalidInputError when the idempotency key is not 1 to 128 visible ASCII characters. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    visitorId: visitorOf(request),
    visitorSince: sinceOf(request),
    ip: addressOf(request),
    isDrawing: request.headers[HEADER.clientIp] === undefined,
    requestId: request.id,
    idempotencyKey: idempotencyKeyOf(request),
  };
}

/** `@FromCaller() caller: Caller` in a controller. */
export const FromCaller = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers[HEADER.idempotencyKey];
  if (key === undefined) return null;
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key;
  throw new InvalidInputError(
    [{ path: HEADER.idempotencyKey, message: 'must be 1 to 128 visible ASCII characters' }],
    'idempotency_key_invalid',
  );
}
