import { afterEach, describe, expect, it } from '@jest/globals';
import { SmallSite } from '../testing/small-site.ts';
import { trustedProxies } from './client-ip.ts';

describe("the caller's address", () => {
  let site: SmallSite;
  afterEach(() => site.stop());

  /** What the service behind the gateway is told. */
  async function seenFrom(remoteAddress: string, forwarded: string | undefined, proxies: string) {
    site = await new SmallSite({ COACHLAB_TRUSTED_PROXIES: proxies }).start();
    await site.app.inject({
      url: '/api/artifacts',
      remoteAddress,
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    });
    return site.seen.at(-1)!.headers['x-coachlab-client-ip'];
  }

  it.each([
    ['is the connection', '203.0.113.7', undefined, 'none', '203.0.113.7'],
    ['is not what an unknown caller writes', '203.0.113.7', '10.9.9.9', '10.0.0.1', '203.0.113.7'],
    ['is what a known proxy writes', '::ffff:10.0.0.1', '203.0.113.7', '10.0.0.1', '203.0.113.7'],
    [
      'is the last unknown hop',
      '10.0.0.1',
      '1.1.1.1, 203.0.113.7, 10.0.0.2',
      '10.0.0.1,10.0.0.2',
      '203.0.113.7',
    ],
    ['comes through a proxy of a range', '10.42.7.9', '203.0.113.7', '10.0.0.0/8', '203.0.113.7'],
    ['is the connection beside the range', '11.0.0.1', '203.0.113.7', '10.0.0.0/8', '11.0.0.1'],
    ['may be of version 6', 'fd00::12', '2001:db8::7', 'fd00::/8', '2001:db8::7'],
    ['is never a word that somebody wrote', '10.0.0.1', 'unknown', '10.0.0.0/8', '10.0.0.1'],
  ])('%s', async (_, remote, forwarded, proxies, expected) => {
    expect(await seenFrom(remote, forwarded, proxies)).toBe(expected);
  });
});

describe('the proxies that are believed', () => {
  const faultsOf = (value: string, https = true) => {
    const faults: string[] = [];
    trustedProxies(value, https, faults);
    return faults;
  };

  it('are addresses or ranges', () => {
    const wrong = ['10.0.0.0/33', 'proxy', '10.0.0.1/', 'fd00::/129', '10.0.0.0/8/8', '0.0.0.0/0', '::/0'];
    const faults = faultsOf(['::1', ...wrong].join(','));
    expect(faults).toHaveLength(wrong.length);
    expect(faults[0]).toBe('COACHLAB_TRUSTED_PROXIES: "10.0.0.0/33" is neither an address nor a range');
  });

  it('have to be named, or none, where the site is public', () => {
    expect(faultsOf('')).toEqual([
      expect.stringMatching(
        /^COACHLAB_TRUSTED_PROXIES is missing: .+"10\.0\.3\.7,10\.42\.0\.0\/16", or "none"/,
      ),
    ]);
    expect(faultsOf('', false)).toEqual([]);
    expect(faultsOf('none')).toEqual([]);
    expect(faultsOf('none,10.0.0.1')).toHaveLength(1);
  });
});
