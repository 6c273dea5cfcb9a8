import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { addressRanges, clientIp } from './client-ip.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as FastifyRequest;

describe("the caller's address", () => {
  it.each([
    ['is the connection', from('203.0.113.7'), [], '203.0.113.7'],
    ['is not what an unknown caller writes', from('203.0.113.7', '10.9.9.9'), ['10.0.0.1'], '203.0.113.7'],
    ['is what a known proxy writes', from('::ffff:10.0.0.1', '203.0.113.7'), ['10.0.0.1'], '203.0.113.7'],
    [
      'is the last unknown hop',
      from('10.0.0.1', '1.1.1.1, 203.0.113.7, 10.0.0.2'),
      ['10.0.0.1', '10.0.0.2'],
      '203.0.113.7',
    ],
    ['comes through a proxy of a range', from('10.42.7.9', '203.0.113.7'), ['10.0.0.0/8'], '203.0.113.7'],
    ['is the connection beside the range', from('11.0.0.1', '203.0.113.7'), ['10.0.0.0/8'], '11.0.0.1'],
    ['may be of version 6', from('fd00::12', '2001:db8::7'), ['fd00::/8'], '2001:db8::7'],
    ['is never a word that somebody wrote', from('10.0.0.1', 'unknown'), ['10.0.0.0/8'], '10.0.0.1'],
  ])('%s', (_, request, proxies, expected) => {
    expect(clientIp(request, addressRanges(proxies, []))).toBe(expected);
  });

  it('needs proxies that are addresses or ranges', () => {
    const faults: string[] = [];
    addressRanges(['10.0.0.0/33', 'proxy', '10.0.0.1/', 'fd00::/129', '10.0.0.0/8/8', '::1'], faults);
    expect(faults).toHaveLength(5);
    expect(faults[0]).toBe('COACHLAB_TRUSTED_PROXIES: "10.0.0.0/33" is neither an address nor a range');
  });
});
