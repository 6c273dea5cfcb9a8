import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { clientIp } from './client-ip.ts';

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
  ])('%s', (_, request, proxies, expected) => {
    expect(clientIp(request, proxies)).toBe(expected);
  });
});
