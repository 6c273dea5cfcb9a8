import type { MalformedRequest } from './complaints.ts';
import type { Random } from './malformed.ts';

/** Bytes: below the 64 KB that most routes take, and below the megabyte that some do. */
const SIZES = [60_000, 900_000];
/** Bytes of an address that Node still reads. */
const ADDRESS = 15_000;

const fill = (part: string, size: number) => part.repeat(Math.floor(size / part.length));
const list = (part: string, size: number) => `[${fill(`${part},`, size)}${part}]`;
const names = (size: number, value: string) =>
  Array.from({ length: Math.floor(size / (9 + value.length)) }, (_, at) => `"k${at}":${value}`).join(',');

/** What costs a parser, a transformer, a validator or a normaliser more than its bytes. */
const VALUES: ((size: number) => string)[] = [
  (size) => list('{}', size),
  (size) => list('[]', size),
  (size) => list('0', size),
  (size) => list('""', size),
  (size) => list('{"id":{}}', size),
  (size) => `{${names(size, '0')}}`,
  (size) => `{${names(size, '{}')}}`,
  (size) => `{${fill('"a":1,', size)}"a":1}`,
  (size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
  (size) => `${fill('{"a":', size / 2)}1${'}'.repeat(Math.floor(size / 2 / 5))}`,
  (size) => `"a${fill('\u0301\u0323', size / 2)}"`,
  (size) => `"${fill('\\\\\\"', size)}"`,
  (size) => `"${' '.repeat(size)}a"`,
  (size) => `{"${'k'.repeat(size)}":1}`,
  (size) => '1'.repeat(size),
];

/** Requests that are large by their structure: as a whole body, and as each field of a good one. */
export function large(route: string, good: unknown, random: Random): MalformedRequest {
  const one = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const [method = 'GET', pattern = '/'] = route.split(' ');
  const url = pattern.replace(/:\w+|\*/g, 'x');
  if (method === 'GET' || method === 'HEAD')
    return {
      method,
      url: `${url}?${fill(one(['a&', 'limit=1&', 'q[]=&', '%26=%3d&']), ADDRESS)}`,
      headers: {},
    };
  const value = one(VALUES)(one(SIZES));
  const fields = Object.keys(good ?? {});
  const payload = fields.length > 0 && random() < 0.7 ? withField(good as object, one(fields), value) : value;
  return { method, url, headers: { 'content-type': 'application/json' }, payload };
}

/** As text, since the value may be deeper than what JSON.stringify goes. */
function withField(good: object, field: string, value: string): string {
  const others = Object.entries(good).filter(([name]) => name !== field);
  const texts = others.map(([name, other]) => `${JSON.stringify(name)}:${JSON.stringify(other)}`);
  return `{${[...texts, `${JSON.stringify(field)}:${value}`].join(',')}}`;
}
