import { securityHeaders } from '../../../../../shell/server/pages/security-headers.ts';

/**
 * A public site sends the headers that ours does, whatever it is built of: one of them makes browsers begin a process of
 * its own. Not asked of the peers: hashes of what stands inline, and Trusted Types, which their loaders do not know.
 */
export function pageHeaders(): Record<string, string> {
  const headers = securityHeaders({ bootSource: "'unsafe-inline'", https: false }, ["'unsafe-inline'"]);
  headers['content-security-policy'] = headers['content-security-policy']!.split('; ')
    .filter((directive) => !directive.includes('trusted-types'))
    .join('; ');
  return headers;
}
