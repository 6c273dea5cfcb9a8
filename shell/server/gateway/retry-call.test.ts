import { describe, expect, it } from '@jest/globals';
import { retryCall } from './retry-call.ts';

const open = new AbortController().signal;

/** A call that fails so often with this code, and then works. */
function failing(code: string, times: number) {
  const calls = { made: 0 };
  const call = async () => {
    calls.made += 1;
    if (calls.made <= times) throw Object.assign(new Error(code), { code });
    return 'answer';
  };
  return { calls, call };
}

describe('a call to a service', () => {
  it.each(['ECONNREFUSED', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT'])(
    'that met %s is made again, whatever it is, since nothing was sent',
    async (code) => {
      const { call } = failing(code, 2);
      expect(await retryCall(call, false, open)).toBe('answer');
    },
  );

  it('whose connection was lost is made again only if it may be repeated', async () => {
    expect(await retryCall(failing('UND_ERR_SOCKET', 1).call, true, open)).toBe('answer');
    const { call, calls } = failing('UND_ERR_SOCKET', 1);
    await expect(retryCall(call, false, open)).rejects.toThrow('UND_ERR_SOCKET');
    expect(calls.made).toBe(1);
  });

  it('fails after three tries, and at once for any other reason', async () => {
    const refused = failing('ECONNREFUSED', 9);
    await expect(retryCall(refused.call, true, open)).rejects.toThrow('ECONNREFUSED');
    const slow = failing('UND_ERR_HEADERS_TIMEOUT', 9);
    await expect(retryCall(slow.call, true, open)).rejects.toThrow('UND_ERR_HEADERS_TIMEOUT');
    expect([refused.calls.made, slow.calls.made]).toEqual([3, 1]);
  });

  it('knows refusals by several addresses of one name', async () => {
    let made = 0;
    const call = async () => {
      made += 1;
      if (made === 1)
        throw new AggregateError([Object.assign(new Error('no'), { code: 'ECONNREFUSED' })], 'all failed');
      return 'answer';
    };
    expect(await retryCall(call, false, open)).toBe('answer');
  });

  it('is not made again for a caller who left', async () => {
    const gone = AbortSignal.abort();
    const { call, calls } = failing('ECONNREFUSED', 1);
    await expect(retryCall(call, true, gone)).rejects.toThrow('ECONNREFUSED');
    expect(calls.made).toBe(1);
  });
});
