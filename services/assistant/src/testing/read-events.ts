import type { ChatRequest, ChatStreamEvent } from '@coachlab/contracts';

/** Asks for an event stream; yields its events as they come. */
export async function* readEvents(
  url: string,
  body: Partial<ChatRequest>,
  signal?: AbortSignal,
): AsyncGenerator<ChatStreamEvent> {
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw new Error(String(response.status));
  let rest = '';
  for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
    const frames = (rest + text).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) yield eventOf(frame);
  }
}

function eventOf(frame: string): ChatStreamEvent {
  const [, type, data] = /^event: (\w+)\ndata: (.*)$/.exec(frame) ?? [];
  return { type, ...JSON.parse(data ?? '{}') } as ChatStreamEvent;
}
