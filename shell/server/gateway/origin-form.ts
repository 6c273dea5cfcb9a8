/** Scheme and host of a request to a proxy, which every server takes (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * The path and query that a request is for. Whoever names a host in it says nothing to this server, but each who reads it
 * further on (the router, a rule, a service) could take it for another path.
 */
export function originForm(target: string): string {
  const rest = target.replace(ORIGIN, '');
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`;
}
