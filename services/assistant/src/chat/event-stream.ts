import { Readable } from 'node:stream';
import type { ChatAlarmEvent, ChatStreamEvent } from '@coachlab/contracts';
import { problemOf } from '@coachlab/service-common';

export const EVENT_STREAM = 'text/event-stream';

/**
 * Events as the body of an answer. The first is waited for, so that a failure before it is a plain failure with its own
 * status; one that comes later can only be said in the stream.
 */
export async function eventStream(
  events: AsyncGenerator<ChatStreamEvent | ChatAlarmEvent>,
  requestId: string,
): Promise<Readable> {
  const first = await events.next();
  return Readable.from(written(first, events, requestId));
}

async function* written(
  first: IteratorResult<ChatStreamEvent | ChatAlarmEvent>,
  rest: AsyncGenerator<ChatStreamEvent | ChatAlarmEvent>,
  requestId: string,
): AsyncGenerator<string> {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield frame(next.value);
  } catch (error) {
    const { status, code, title } = problemOf(error, requestId).problem;
    yield frame({ type: 'error', status, code, title, requestId });
  } finally {
    await rest.return(undefined);
  }
}

function frame({ type, ...data }: ChatStreamEvent | ChatAlarmEvent): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
