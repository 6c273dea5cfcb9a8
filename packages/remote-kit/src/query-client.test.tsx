import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { apiPath, apiQuery } from './api-query.ts';
import { createQueryClient } from './query-client.ts';

/** A server that answers in turn and remembers what it was asked. */
function server(...answers: [status: number, body: string][]) {
  const calls: { url: string; init: RequestInit }[] = [];
  const send = async (url: string | URL | Request, init: RequestInit = {}) => {
    calls.push({ url: String(url), init });
    const [status, body] = answers[Math.min(calls.length, answers.length) - 1]!;
    return answer(status, body);
  };
  return { calls, fetch: send as typeof fetch };
}

/** jsdom has no Response; this is the part of it that is read. */
function answer(status: number, body: string): Response {
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: status === 404 ? 'Not Found' : '',
    headers: new Map() as unknown as Headers,
    text: async () => body,
    json: async () => JSON.parse(body) as unknown,
  } as Response;
}

const list = apiQuery<string[]>('/api/artifacts', { section: 'lab', category: null });

function List() {
  const query = useQuery(list);
  return <p>{query.isPending ? 'loading' : query.isError ? query.error.message : query.data.join()}</p>;
}

describe('fetching in the browser', () => {
  it('builds the path from a base, segments and query entries, and skips null ones', () => {
    expect(apiPath(['/api/artifacts'])).toBe('/api/artifacts');
    expect(apiPath(['/api/artifacts', 'framework-grow'])).toBe('/api/artifacts/framework-grow');
    expect(apiPath(['/api/artifacts', null, { section: 'lab', q: null }])).toBe('/api/artifacts?section=lab');
    expect(apiPath(['/api/forum/posts', 'a/b', { before: 2 }])).toBe('/api/forum/posts/a%2Fb?before=2');
  });

  it('sends cookies with every request', async () => {
    const { calls, fetch } = server([200, '[]']);
    await createQueryClient({ fetch }).fetchQuery(list);
    expect(calls[0]!.init.credentials).toBe('include');
  });

  it('never asks again by itself: not on focus, not on a second mount, not after a failure', async () => {
    for (const [status, body, shown] of [
      [200, '["GROW"]', 'GROW'],
      [500, 'down', '500: down'],
    ] as const) {
      const { calls, fetch } = server([status, body]);
      const client = createQueryClient({ fetch });
      const page = (
        <QueryClientProvider client={client}>
          <List />
        </QueryClientProvider>
      );
      const first = render(page);
      await screen.findByText(shown);
      await act(async () => {
        window.dispatchEvent(new Event('visibilitychange'));
        window.dispatchEvent(new Event('focus'));
        window.dispatchEvent(new Event('online'));
      });
      first.unmount();
      const second = render(page);
      await screen.findByText(shown);
      second.unmount();
      expect(calls).toHaveLength(1);
    }
  });

  it('lets a fetch end that the next page waits for, when the page that began it is left', async () => {
    const release = Promise.withResolvers<void>();
    const answers: (() => Promise<Response>)[] = [
      async () => answer(503, 'down'),
      () => release.promise.then(() => answer(200, '["GROW"]')),
    ];
    const client = createQueryClient({ fetch: (() => answers.shift()!()) as typeof fetch });
    await expect(client.fetchQuery(list)).rejects.toThrow('503');
    const again = client.fetchQuery(list);
    const first = render(
      <QueryClientProvider client={client}>
        <List />
      </QueryClientProvider>,
    );
    first.unmount();
    release.resolve();
    await expect(again).resolves.toEqual(['GROW']);
  });

  it("names the status and the body in an error's message, or the status text when the body is empty", async () => {
    const full = createQueryClient({ fetch: server([422, 'no']).fetch });
    await expect(full.fetchQuery(list)).rejects.toThrow('422: no');
    const empty = createQueryClient({ fetch: server([404, '']).fetch });
    await expect(empty.fetchQuery(list)).rejects.toThrow('404: Not Found');
  });

  it('treats a 401 as an error unless the query says that it stands for nothing', async () => {
    const { fetch } = server([401, 'who are you']);
    await expect(createQueryClient({ fetch }).fetchQuery(list)).rejects.toThrow('401: who are you');
    await expect(
      createQueryClient({ fetch }).fetchQuery({ ...list, meta: { on401: 'null' } }),
    ).resolves.toBeNull();
  });

  it('asks again, with success, once somebody does', async () => {
    const { calls, fetch } = server([503, ''], [200, '["GROW"]']);
    const client = createQueryClient({ fetch });
    await expect(client.fetchQuery(list)).rejects.toThrow('503');
    await expect(client.fetchQuery(list)).resolves.toEqual(['GROW']);
    expect(calls).toHaveLength(2);
  });
});
