export type Random = () => number;

/** The same numbers in every run, others for every route (mulberry32). */
export function seeded(text: string): Random {
  let state = [...text].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const WORDS: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  '',
  ' ',
  '0',
  '-1',
  'null',
  '__proto__',
  'constructor',
  "' OR 1=1 --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '\u202e',
  '💥'.repeat(70),
  'x'.repeat(5_000),
  '%00',
  '2026-02-30T99:99:99Z',
  [],
  [[]],
  {},
  { $ne: null },
  { toString: 1 },
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'x',
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const SEGMENTS = [
  '',
  '%E0%A4%A',
  '%00',
  '..%2f..%2f',
  'x'.repeat(3_000),
  '💥',
  "'",
  '-1',
  '1e999',
  '__proto__',
  '*',
  '%',
];
const HEADERS: [string, string[]][] = [
  ['idempotency-key', ['', 'x', 'k'.repeat(5_000), '"', '💥']],
  ['x-coachlab-visitor', ['', 'f'.repeat(32), 'F'.repeat(33), "' OR 1=1"]],
  ['x-coachlab-client-ip', ['', '999.1.1.1', '::', 'x'.repeat(500)]],
  ['authorization', ['', 'Bearer', 'Bearer x', 'Basic Og==', `Bearer ${'x'.repeat(3_000)}`]],
  ['cookie', ['=', ';;;', 'a='.repeat(1_000), '__Host-coachlab-moderation=x']],
  ['accept', ['', '*/*;q=x', 'text/event-stream', 'x/y']],
  ['accept-encoding', ['br;q=9', 'gzip;q=0, *;q=0', ',,,', 'x']],
  ['if-none-match', ['*', '"', 'W/"x"', '"'.repeat(500)]],
  ['traceparent', ['00-0-0-0', 'x']],
  ['x-request-id', ['', 'x y', 'r'.repeat(500)]],
];

/** A request to this route that is wrong in one way or several, or in none. */
export function malformed(route: string, good: unknown, random: Random) {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const [method = 'GET', pattern = '/'] = route.split(' ');
  const path = pattern.replace(/:\w+|\*/g, () =>
    random() < 0.5 ? one(SEGMENTS) : encodeURIComponent(text(one(WORDS))),
  );
  const names = ['limit', 'before', 'q', 'since', 'remote', 'page', one(SEGMENTS)];
  const query =
    random() < 0.5 ? '' : `?${one(names)}=${one(SEGMENTS)}&${one(names)}=${one(['1', '[]', '-9'])}`;
  const headers: Record<string, string> = {};
  for (const [name, values] of HEADERS) if (random() < 0.15) headers[name] = encodable(one(values));
  const asked = random() < 0.85 ? method : one(METHODS);
  if (asked === 'GET' || asked === 'HEAD') return { method: asked, url: path + query, headers };
  headers['content-type'] = random() < 0.85 ? TYPES[0]! : one(TYPES);
  return { method: asked, url: path + query, headers, payload: bodyOf(good, random, one) };
}

function bodyOf(good: unknown, random: Random, one: <T>(list: readonly T[]) => T): string {
  const kind = random();
  if (kind < 0.1) return one(['', '{', '[1,', 'null', '"', '{"a":1}}', `${'['.repeat(3_000)}`, '\u0000']);
  if (kind < 0.2) return JSON.stringify(one(WORDS));
  if (kind < 0.25) return JSON.stringify(good ?? {}).slice(0, Math.floor(random() * 60));
  return JSON.stringify(spoiled(good ?? {}, random, one));
}

/** A copy with some of it gone, replaced, doubled or put deeper. */
function spoiled(value: unknown, random: Random, one: <T>(list: readonly T[]) => T): unknown {
  if (random() < 0.12) return one(WORDS);
  if (Array.isArray(value)) {
    const items = value.map((item) => spoiled(item, random, one));
    return random() < 0.2 ? [...items, ...items, one(WORDS)] : items;
  }
  if (typeof value !== 'object' || value === null) return random() < 0.25 ? one(WORDS) : value;
  const entries = Object.entries(value)
    .filter(() => random() > 0.1)
    .map(([name, item]) => [name, spoiled(item, random, one)]);
  if (random() < 0.2) entries.push([one(['__proto__', 'id', 'website', 'x'.repeat(2_000)]), one(WORDS)]);
  return Object.fromEntries(entries);
}

const text = (word: unknown) => (typeof word === 'string' ? word.toWellFormed() : JSON.stringify(word));
/** What may stand in a header at all. */
const encodable = (value: string) => value.replace(/[^\u0020-\u007e]/g, '?');
