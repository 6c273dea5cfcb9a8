import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@coachlab/http';
import { JsonText } from './json-text.ts';
import { Picture } from './picture.ts';

export interface CachedBodyOptions {
  /** Revision of the content the body was made from. */
  revision: string;
  headers?: Readonly<Record<string, string>>;
}

/** Larger bodies are compressed lightly: no page shows so long a list, and few ask for the same one. Bytes. */
const LARGE = 128 * 1_024;

const compressors: Record<'br' | 'gzip', (body: Buffer) => Promise<Buffer>> = {
  // Level 5: 0.8 ms for 31 KB, where 11 takes 62 ms for little more. Level 2: 2.4 ms for 260 KB, where 5 takes 5.7.
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: body.length > LARGE ? 2 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        // 256 KB instead of 4 MB, which V8 counts as garbage to be collected: 46 full collections a 700 calls, not 67.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: body.length > LARGE ? 1 : 6 }),
};

/** Below this, compressing gains nothing. Bytes. */
const WORTH_COMPRESSING = 1_024;

/** A JSON answer that was serialised once, or a picture, with its strong ETag; each compressed form is made once, when first asked for. */
export class CachedBody {
  readonly raw: Buffer;
  /** Without quotes and without the encoding's suffix. */
  readonly tag: string;
  readonly revision: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly compressible: boolean;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(value: unknown, { revision, headers = {} }: CachedBodyOptions) {
    const picture = value instanceof Picture;
    this.raw = picture ? value.png : bytesOf(value);
    this.compressible = !picture && this.raw.length >= WORTH_COMPRESSING;
    this.tag = createHash('sha256').update(this.raw).digest('base64url').slice(0, 24);
    this.revision = revision;
    this.headers = picture ? { ...headers, 'content-type': 'image/png' } : headers;
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    let body = this.#encoded.get(encoding);
    if (!body) {
      body = encoding === 'identity' ? Promise.resolve(this.raw) : compressors[encoding](this.raw);
      this.#encoded.set(encoding, body);
    }
    return body;
  }
}

function bytesOf(value: unknown): Buffer {
  const text = value instanceof JsonText ? value.text : JSON.stringify(value);
  return typeof text === 'string' ? Buffer.from(text) : text;
}
