import type { FastifyRequest } from 'fastify';

/** The caller's address. X-Forwarded-For counts only as far as configured proxies wrote it. */
export function clientIp(request: FastifyRequest, trustedProxies: string[]): string {
  const hops = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  let address = normal(request.socket.remoteAddress ?? '');
  while (trustedProxies.includes(address) && hops.length > 0) address = normal(hops.pop()!);
  return address;
}

/** `::ffff:10.0.0.1` is 10.0.0.1. */
function normal(address: string): string {
  return address.replace(/^::ffff:/, '');
}
