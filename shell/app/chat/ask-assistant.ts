import type { ChatAlarmEvent, ChatAnswer, ChatRequest, ChatStreamEvent } from '@coachlab/contracts';

type ChatEvent = ChatStreamEvent | ChatAlarmEvent;

/** Asks, and yields the answer as it comes. Also reads an answer that came in one piece. @throws Error */
export async function* askAssistant(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const response = await fetch('/api/chat', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream, application/json;q=0.9' },
    body: JSON.stringify(request),
    signal,
  });
  if (!response.ok || !response.body) throw new Error('Failed to get response');
  if (response.headers.get('content-type')?.includes('event-stream')) yield* eventsOf(response.body);
  else yield* wholeAnswer((await response.json()) as Partial<ChatAnswer>);
}

function* wholeAnswer({
  response = '',
  citations = [],
  buttons = [],
  alarm,
}: Partial<ChatAnswer>): Generator<ChatEvent> {
  if (alarm) yield { type: 'alarm', alarm };
  yield { type: 'delta', text: response };
  yield { type: 'citations', citations };
  yield { type: 'buttons', buttons };
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const frames = (rest + decoder.decode(next.value, { stream: true })).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const event = eventOf(frame);
      if (event?.type === 'error') throw new Error('Failed to get response');
      if (event?.type === 'done') return;
      if (event) yield event;
    }
  }
  // Only `done` is an end; anything else is a line that broke.
  throw new Error('Failed to get response');
}

function eventOf(frame: string): ChatEvent | undefined {
  const [, type, data] = /^event: (\w+)\ndata: (.*)$/m.exec(frame) ?? [];
  return type && data ? ({ type, ...JSON.parse(data) } as ChatEvent) : undefined;
}
