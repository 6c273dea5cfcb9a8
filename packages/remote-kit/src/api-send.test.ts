import { afterEach, describe, expect, it } from '@jest/globals';
import { apiSend } from './api-send.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function sent(body: unknown): Promise<RequestInit> {
  let sentInit: RequestInit = {};
  globalThis.fetch = async (_path, init = {}) => {
    sentInit = init;
    return { ok: true, text: async () => '' } as Response;
  };
  await apiSend('/api/things', { body });
  return sentInit;
}

describe('a call that changes something', () => {
  it('outlives its page when it is short', async () => {
    expect((await sent({ vote: 1 })).keepalive).toBe(true);
    expect((await sent(undefined)).keepalive).toBe(true);
  });

  it('does not take the bytes that a browser allows for all such calls when it is long', async () => {
    expect((await sent({ text: 'a'.repeat(5_000) })).keepalive).toBe(false);
  });
});
