import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Addresses (`10.0.0.1`, `fd00::1`) and ranges (`10.0.0.0/8`, `fd00::/8`) as one list to ask.
 * @param faults takes a sentence for each entry that is neither
 */
export function addressRanges(entries: string[], faults: string[]): BlockList {
  const ranges = new BlockList();
  for (const entry of entries) {
    const [address = '', bits, ...rest] = entry.split('/');
    const family = familyOf(address);
    const most = family === 'ipv4' ? 32 : 128;
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (!family || prefix < 0 || prefix > most || rest.length > 0)
      faults.push(`COACHLAB_TRUSTED_PROXIES: "${entry}" is neither an address nor a range`);
    else ranges.addSubnet(address, prefix, family);
  }
  return ranges;
}

/** The caller's address. X-Forwarded-For counts only as far as configured proxies wrote it. */
export function clientIp(request: FastifyRequest, trustedProxies: BlockList): string {
  const hops = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  let address = normal(request.socket.remoteAddress ?? '');
  // What is no address was never a proxy's: a caller may write anything in front.
  while (isTrusted(address, trustedProxies) && familyOf(normal(hops.at(-1) ?? '')))
    address = normal(hops.pop()!);
  return address;
}

function isTrusted(address: string, proxies: BlockList): boolean {
  const family = familyOf(address);
  return family !== null && proxies.check(address, family);
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address);
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : null;
}

/** `::ffff:10.0.0.1` is 10.0.0.1. */
function normal(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
