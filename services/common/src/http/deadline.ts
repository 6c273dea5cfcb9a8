import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  catchError,
  concatMap,
  exhaustMap,
  filter,
  from,
  map,
  merge,
  type Observable,
  take,
  throwError,
  timeout,
  TimeoutError,
  timer,
} from 'rxjs';
import { UnavailableError } from '../errors/service-errors.ts';
import { Readiness } from '../health/readiness.ts';

const DEADLINE = 'coachlab:deadline';

/** How long a route may take to answer, in milliseconds; 0 is for ever. */
export const Deadline = (milliseconds: number) => SetMetadata(DEADLINE, milliseconds);

const DEFAULT_DEADLINE = 10_000;
/** Answered from what is kept, where the database is away. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Milliseconds between looks at the database while a request is under way. */
const LOOK_EVERY = 500;

/**
 * A caller waits only so long: 503 after that, rather than a hanging connection. When the database has stopped to answer,
 * which its driver sees only after many seconds, the answer comes within two. Then nothing is begun that writes: it would wait
 * in the driver's queue, be done long after its caller was told to come again, and keep everybody waiting who came again.
 */
@Injectable()
export class DeadlineInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly readiness: Readiness,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const targets = [context.getHandler(), context.getClass()];
    const limit = this.reflector.getAllAndOverride<number | undefined>(DEADLINE, targets) ?? DEFAULT_DEADLINE;
    if (limit === 0) return next.handle();
    const { method } = context.switchToHttp().getRequest<{ method: string }>();
    const answer = READS.has(method) ? next.handle() : this.#whenUp(next);
    return merge(answer, this.#databaseLost()).pipe(
      take(1),
      timeout(limit),
      catchError((error: unknown) =>
        throwError(() =>
          error instanceof TimeoutError ? new UnavailableError('deadline_exceeded', { cause: error }) : error,
        ),
      ),
    );
  }

  #whenUp(next: CallHandler): Observable<unknown> {
    return from(this.readiness.isUp()).pipe(
      concatMap((up) => {
        if (up) return next.handle();
        throw new UnavailableError('database_unavailable');
      }),
    );
  }

  /** Never gives a value; fails when the database does not answer. */
  #databaseLost(): Observable<never> {
    return timer(LOOK_EVERY, LOOK_EVERY).pipe(
      exhaustMap(() => this.readiness.isUp()),
      filter((up) => !up),
      map(() => {
        throw new UnavailableError('database_unavailable');
      }),
    );
  }
}
