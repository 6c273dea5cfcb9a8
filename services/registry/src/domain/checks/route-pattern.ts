/**
 * Two patterns collide when one address matches both and React Router would rank them equal, so that only the
 * order of remotes decides. `/forum/new` beside `/forum/:id` is fine: the literal one always wins.
 * Ranking as in react-router 7 `computeScore`; matching ignores case there, so it does here.
 */
export function routesCollide(one: string, other: string): boolean {
  return variants(one).some((a) => variants(other).some((b) => overlap(a, b) && score(a) === score(b)));
}

/** Addresses the house answers itself; a remote's page there would never be reached, or would hide its 404 page. */
const HOUSE = [
  '/api/*',
  '/remotes/*',
  '/discovery/*',
  '/health/*',
  '/-/console/*',
  '/sitemap.xml',
  '/robots.txt',
];

/** Says which address of the house a route would take, or null. */
export function houseRoute(path: string): string | null {
  const taken = variants(path);
  if (taken.some((segments) => segments[0] === '*')) return 'the 404 page';
  const literal = taken.map((segments) => segments.map((segment) => (isParam(segment) ? '\0' : segment)));
  return HOUSE.find((house) => literal.some((segments) => overlap(segments, split(house)))) ?? null;
}

type Segments = string[];

function split(path: string): Segments {
  return path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
}

/** A path with optional segments (`/a/:b?`) stands for every path with and without them. */
function variants(path: string): Segments[] {
  return split(path).reduce<Segments[]>(
    (soFar, segment) =>
      segment.endsWith('?') && segment.length > 1
        ? soFar.flatMap((segments) => [segments, [...segments, segment.slice(0, -1)]])
        : soFar.map((segments) => [...segments, segment]),
    [[]],
  );
}

const isParam = (segment: string) => segment.startsWith(':');

function overlap(one: Segments, other: Segments): boolean {
  for (let i = 0; ; i++) {
    const a = one[i];
    const b = other[i];
    // A splat also matches nothing at all.
    if (a === '*' || b === '*') return true;
    if (a === undefined || b === undefined) return a === b;
    if (a !== b && !isParam(a) && !isParam(b)) return false;
  }
}

function score(segments: Segments): number {
  const splat = segments.includes('*') ? -2 : 0;
  return segments
    .filter((segment) => segment !== '*')
    .reduce((sum, segment) => sum + (isParam(segment) ? 3 : 10), segments.length + splat);
}
