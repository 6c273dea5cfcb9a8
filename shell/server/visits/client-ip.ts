import { isIP } from 'node:net';
import { networkOf } from '@coachlab/http';
import { compile } from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';

/**
 * The proxies whose X-Forwarded-For is believed, as Fastify takes them: addresses (`10.0.0.1`, `fd00::1`) and ranges
 * (`10.0.0.0/16`, `fd00::/64`), or the one word `none`.
 * @param https the site is public: then somebody has to say who stands before it
 * @param faults takes a sentence for everything that is wrong
 */
export function trustedProxies(value: string, https: boolean, faults: string[]): string[] {
  const entries = value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  if (entries.length === 0 && https)
    faults.push(
      'COACHLAB_TRUSTED_PROXIES is missing: PUBLIC_URL is https, so name the addresses or ranges of the proxies that ' +
        'end TLS before the shell, for example "10.0.3.7,10.42.0.0/16", or "none" if visitors connect to it directly. ' +
        'Without it all visitors count as one network, or anybody can claim an address',
    );
  if (entries.length === 1 && entries[0] === 'none') return [];
  for (const entry of entries) if (!isProxy(entry)) faults.push(notAProxy(entry));
  return entries;
}

function isProxy(entry: string): boolean {
  const [address = '', range] = entry.split('/');
  // Everybody is no proxy.
  if (isIP(address) === 0 || range === '0') return false;
  try {
    compile(entry);
    return true;
  } catch {
    return false;
  }
}

function notAProxy(entry: string): string {
  return `COACHLAB_TRUSTED_PROXIES: "${entry}" is neither an address nor a range`;
}

/** The caller's address, as far as trusted proxies vouch for it. What they pass on may be no address at all. */
export function clientIp(request: FastifyRequest): string {
  const address = isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? '');
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** What limits count by. */
export const clientNetwork = (request: FastifyRequest): string => networkOf(clientIp(request));
