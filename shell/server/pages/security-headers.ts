export const VIOLATIONS_PATH = '/-/violations';

export interface PagePolicy {
  /** CSP source of the inline script. */
  bootSource: string;
  https: boolean;
  /** Origins of the analytics script and of what it sends to, if one is configured. */
  analytics?: string[] | undefined;
}

/**
 * One place for the headers of every page; a test holds each to its exact value.
 * @param styles CSP sources of what stands inline in this page
 */
export function securityHeaders(
  { bootSource, https, analytics = [] }: PagePolicy,
  styles: string[],
): Record<string, string> {
  const others = analytics.map((origin) => ` ${origin}`).join('');
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' ${bootSource}${others}`,
      ['style-src', "'self'", ...styles].join(' '),
      `img-src 'self' data:${others}`,
      "font-src 'self'",
      `connect-src 'self'${others}`,
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      // What writes markup or loads a script has to get past the one policy that the boot script makes.
      "require-trusted-types-for 'script'",
      'trusted-types default',
      `report-uri ${VIOLATIONS_PATH}`,
      ...(https ? ['report-to violations'] : []),
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https
      ? {
          'strict-transport-security': 'max-age=31536000; includeSubDomains',
          // A browser that knows it forgets `report-uri`, and without https sends nothing.
          'reporting-endpoints': `violations="${VIOLATIONS_PATH}"`,
        }
      : {}),
  };
}

/** Headers that a route of a remote may set on its pages. */
export const ROUTE_HEADERS = new Set(['x-robots-tag', 'referrer-policy']);
