import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Identities, networkOf } from './identities.ts';
import { SignalTokens } from './signal-token.ts';

const key = () => generateKeyPairSync('ed25519').privateKey;

describe('who reported', () => {
  it.each([
    ['10.1.2.3', '10.1.2.0'],
    ['::ffff:10.1.2.3', '10.1.2.0'],
    ['2001:DB8:7:1::5', '2001:db8:7::'],
    ['2001:db8::1', '2001:db8:0::'],
    ['::1', '0:0:0::'],
    ['a company', 'a company'],
  ])('%s is of the network %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('is kept as hashes that only holders of the key can make', () => {
    const [one, other] = [new Identities(key()), new Identities(key())];
    expect(one.network('10.1.2.3')).toBe(one.network('10.1.2.200'));
    expect(one.network('10.1.2.3')).not.toBe(one.network('10.1.3.3'));
    expect(one.session('a')).not.toBe(other.session('a'));
    expect(one.session('a')).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('a token of signals', () => {
  const tokens = new SignalTokens(key());
  const claims = { session: 's', network: 'n', releases: { catalog: '1.0.0' } };
  const { token, expiresAt } = tokens.issue(claims, 1_000);

  it('says what it was made of, for half an hour', () => {
    expect(Date.parse(expiresAt)).toBe(1_000 + 1_800_000);
    expect(tokens.read(token, 1_800_999)).toEqual(claims);
    expect(tokens.read(token, 1_801_000)).toBeNull();
  });

  it.each([
    ['another key', () => new SignalTokens(key()).issue(claims, 1_000).token],
    ['another text', () => `x${token}`],
    ['a part', () => token.split('.')[0] as string],
    ['nothing', () => ''],
    ['more', () => `${token}.x`],
  ])('is none with %s', (_, made) => expect(tokens.read(made(), 2_000)).toBeNull());
});
