/** `:id` and `:id?`; `lab` and `lab?`. Nothing that needs encoding, so that an address has one spelling but for case. */
const SEGMENT = /^(:[a-z_][\w-]*|[a-z0-9~_-][a-z0-9._~-]*)\??$/i;
const MOST_OPTIONAL_SEGMENTS = 4;

/**
 * The patterns without optional segments that a route's path stands for, each as its lower-case segments; null for one that
 * the router may read otherwise than it looks: a star anywhere but as the last segment, empty or relative segments.
 */
export function routeVariants(path: string): string[][] | null {
  const segments = path.replace(/^\//, '').replace(/\/$/, '').split('/');
  if (segments.length === 1 && segments[0] === '') return [[]];
  const readable = segments.every(
    (segment, i) => SEGMENT.test(segment) || (segment === '*' && i === segments.length - 1),
  );
  const optional = segments.filter((segment) => segment.endsWith('?'));
  if (!readable || optional.length > MOST_OPTIONAL_SEGMENTS) return null;
  // Only now: some letters outside of ASCII have lower-case forms inside of it.
  const lower = segments.map((segment) => segment.toLowerCase());
  return lower.reduce<string[][]>(
    (soFar, segment) =>
      segment.endsWith('?')
        ? soFar.flatMap((before) => [before, [...before, segment.slice(0, -1)]])
        : soFar.map((before) => [...before, segment]),
    [[]],
  );
}

/**
 * Whether every address that a route can match lies under one of `prefixes`: `/forum` stands for itself and for all below
 * it, `/` for itself alone. A dynamic segment only counts as what it may be: anything.
 */
export function ownsRoute(prefixes: readonly string[], path: string): boolean {
  const variants = routeVariants(path);
  return (
    variants !== null && variants.every((segments) => prefixes.some((prefix) => covers(prefix, segments)))
  );
}

/** Whether two prefixes have an address in common. */
export function prefixesOverlap(one: string, other: string): boolean {
  return covers(one, segmentsOf(other)) || covers(other, segmentsOf(one));
}

function covers(prefix: string, segments: readonly string[]): boolean {
  const wanted = segmentsOf(prefix);
  if (wanted.length === 0) return segments.length === 0;
  return wanted.every((segment, i) => segments[i] === segment);
}

const segmentsOf = (prefix: string) =>
  prefix
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
