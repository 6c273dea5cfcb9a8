import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smallest first: the order in which they are offered. */
export const FORMS = ['br', 'gzip'] as const;
export type Form = (typeof FORMS)[number];

const TEXTUAL = /\.(js|mjs|cjs|css|json|map|svg|txt|html|xml|wasm)$/;
/** Bytes. Below this, compressing gains nothing. */
const WORTH_COMPRESSING = 512;
/** Bytes. Brotli's best level takes a second a MB; what is this large is no part of a first paint. */
const BEST_UP_TO = 256 * 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The compressed forms of a file that are smaller than the file. Made once, when it is published. */
export async function compressed(path: string, bytes: Buffer): Promise<Partial<Record<Form, Buffer>>> {
  if (!TEXTUAL.test(path) || bytes.length < WORTH_COMPRESSING) return {};
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: bytes.length <= BEST_UP_TO ? 11 : 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
  const forms = { br, gzip: gz };
  return Object.fromEntries(Object.entries(forms).filter(([, body]) => body.length < bytes.length));
}
