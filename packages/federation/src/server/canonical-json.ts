/**
 * The one serialisation of a JSON value that both sides of a signature agree on (RFC 8785): no white space,
 * members sorted by UTF-16 code units, numbers and strings as ECMAScript writes them. Members that are
 * undefined are left out.
 * @throws TypeError for what JSON cannot say: functions, symbols, bigints, NaN, Infinity, lone surrogates
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item)).join(',')}]`;
  if (typeof value === 'object' && value !== null) return canonicalObject(value as Record<string, unknown>);
  return canonicalScalar(value);
}

function canonicalObject(object: Record<string, unknown>): string {
  const members = Object.keys(object)
    .filter((key) => object[key] !== undefined)
    .sort()
    .map((key) => `${canonicalScalar(key)}:${canonicalJson(object[key])}`);
  return `{${members.join(',')}}`;
}

function canonicalScalar(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (typeof value === 'string' && value.isWellFormed()) return JSON.stringify(value);
  throw new TypeError(
    `Not a JSON value: ${typeof value === 'string' ? 'a string with a lone surrogate' : String(value)}`,
  );
}
