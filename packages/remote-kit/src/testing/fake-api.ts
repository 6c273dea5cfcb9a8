export interface Call {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

/** What a route answers: JSON with a status (default 200), or a broken connection. */
export type Reply = { status?: number; body?: unknown; headers?: Record<string, string> } | 'offline';
export type Routes = Record<string, (call: Call) => Reply | Promise<Reply>>;

/**
 * Stands where the network is, since jsdom has none. Routes are named `GET /api/…`; calls are recorded, and an
 * address that no route answers is an error.
 */
export function fakeApi(routes: Routes) {
  const calls: Call[] = [];
  const answers = { ...routes };
  globalThis.fetch = async (input, init = {}) => {
    const call = callOf(input, init);
    calls.push(call);
    const name = `${call.method} ${call.path}`;
    const answer = answers[name];
    if (!answer) throw new Error(`No route answers ${name}`);
    const reply = await answer(call);
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    const { status = 200, body, headers = {} } = reply;
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  };
  return {
    calls,
    /** What a route answers from now on. */
    on(name: string, answer: Routes[string]): void {
      answers[name] = answer;
    },
    sent: (name: string): Call[] => calls.filter(({ method, path }) => `${method} ${path}` === name),
  };
}

function callOf(input: RequestInfo | URL, { method = 'GET', body, headers = {} }: RequestInit): Call {
  const path = input instanceof Request ? input.url : String(input);
  const json: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  return { method, path, body: json, headers: headers as Record<string, string> };
}
