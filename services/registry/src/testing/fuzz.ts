/** The same numbers on every run (mulberry32). */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Some bytes changed, removed or doubled. */
export function brokenBytes(bytes: Buffer, random: () => number): Buffer {
  const at = Math.floor(random() * bytes.length);
  const length = 1 + Math.floor(random() * 40);
  const before = bytes.subarray(0, at);
  switch (Math.floor(random() * 4)) {
    case 0:
      return before;
    case 1:
      return Buffer.concat([before, bytes.subarray(at + length)]);
    case 2:
      return Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]);
    default: {
      const changed = Buffer.from(bytes);
      for (let i = at; i < Math.min(at + length, bytes.length); i += 1)
        changed[i] = Math.floor(random() * 256);
      return changed;
    }
  }
}

/** What nobody means to write into a document. */
const STRANGE: unknown[] = [
  null,
  0,
  -1,
  1.5,
  true,
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  '🦊'.repeat(100),
  'x'.repeat(5_000),
  '../../x',
  '/',
  '/*',
  '/:a?/:b?/:c?/:d?',
  '/api/x',
  '//evil',
  'javascript:alert(1)',
  'constructor',
  'latest',
  '>=0',
  '^1.0.0 || ^2',
  `sha384-${'A'.repeat(64)}`,
  'browser/remoteEntry.1a2b.js',
  [],
  [[]],
  ['a', 'a'],
  {},
  { a: 1 },
  JSON.parse('{"__proto__": "1"}'),
];
const STRANGE_NAMES = ['__proto__', 'toString', 'constructor', 'a/b', ''];

/** A copy of a document with one to three members gone, replaced or added. */
export function brokenDocument<T extends object>(document: T, random: () => number): T {
  const copy = structuredClone(document);
  const pick = <V>(values: V[]) => values[Math.floor(random() * values.length)] as V;
  for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes -= 1) {
    const parent = pick(objectsIn(copy)) as Record<string, unknown>;
    const key = pick([...Object.keys(parent), '']);
    const what = random();
    if (what < 0.2) delete parent[key];
    else if (what < 0.3) define(parent, pick(STRANGE_NAMES), pick(STRANGE));
    else define(parent, key, pick(STRANGE));
  }
  return copy;
}

function objectsIn(value: object): object[] {
  const inner = Object.values(value).filter(
    (each): each is object => typeof each === 'object' && each !== null,
  );
  return [value, ...inner.flatMap(objectsIn)];
}

/** As JSON.parse would: `__proto__` becomes a member like any other. */
function define(target: object, key: string, value: unknown): void {
  if (Array.isArray(target) && key === '') target.push(value);
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
