/**
 * One place for the headers of every page; a test holds each to its exact value.
 * @param analytics origins of the analytics script and of what it sends to, if one is configured
 */
export function securityHeaders(
  bootSource: string,
  https: boolean,
  analytics: string[] = [],
): Record<string, string> {
  const others = analytics.map((origin) => ` ${origin}`).join('');
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' ${bootSource}${others}`,
      // Radix sets style attributes for positions and one style element for the scroll lock.
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data:${others}`,
      "font-src 'self'",
      `connect-src 'self'${others}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Headers that a route of a remote may set on its pages. */
export const ROUTE_HEADERS = new Set(['x-robots-tag', 'referrer-policy']);
