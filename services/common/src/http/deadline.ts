import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { catchError, type Observable, throwError, timeout, TimeoutError } from 'rxjs';
import { UnavailableError } from '../errors/service-errors.ts';

const DEADLINE = 'coachlab:deadline';

/** How long a route may take to answer, in milliseconds; 0 is for ever. */
export const Deadline = (milliseconds: number) => SetMetadata(DEADLINE, milliseconds);

const DEFAULT_DEADLINE = 10_000;

/** A caller waits only so long: 503 after that, rather than a hanging connection. */
@Injectable()
export class DeadlineInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const targets = [context.getHandler(), context.getClass()];
    const limit = this.reflector.getAllAndOverride<number | undefined>(DEADLINE, targets) ?? DEFAULT_DEADLINE;
    if (limit === 0) return next.handle();
    return next.handle().pipe(
      timeout(limit),
      catchError((error: unknown) =>
        throwError(() =>
          error instanceof TimeoutError ? new UnavailableError('deadline_exceeded', { cause: error }) : error,
        ),
      ),
    );
  }
}
