import type { FastifyRequest } from 'fastify';
import { failureText } from '../../app/failure-text.ts';
import type { ShellConfig } from '../config.ts';
import { visitorOf } from '../visits/visitor.ts';
import type { PageAnswer } from '../pages/page-service.ts';
import type { Visit } from '../visits/visits.ts';
import { type Failure, failureOf } from './failures.ts';
import type { ShellSignals } from './shell-signals.ts';

/**
 * A page that went out unrendered because of its own code, or without the data it asked its service for, counts against
 * its release, once a visitor.
 */
export function reportRender(
  signals: ShellSignals,
  config: ShellConfig,
  request: FastifyRequest,
  visitor: string,
  { set }: Visit,
  answer: PageAnswer,
): void {
  if (answer.kind !== 'page' || !answer.remote) return;
  const what = whatFailed(answer);
  const failure = what && failureOf(set, answer.remote, what);
  if (!failure) return;
  if (visitorOf(request, config.cookieKeys)) signals.failed(visitor, failure);
  else signals.failedForNewcomer(visitor, failure);
}

function whatFailed({
  failure,
  page,
}: PageAnswer & { kind: 'page' }): Pick<Failure, 'class' | 'stack'> | null {
  if (failure !== undefined) return { class: 'server_render', stack: failureText(failure, failure) };
  return page.status >= 500 ? { class: 'api', stack: `The page's data answered ${page.status}` } : null;
}
