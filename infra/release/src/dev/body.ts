import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';

/** Bytes of a page that is read whole. Those of the site have a hundredth of it. */
export const LARGEST_PAGE = 10 * 1024 * 1024;

const DECODERS: Record<string, (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
  identity: async (bytes) => bytes,
};

/**
 * The whole of a body as text. @throws when it is too large, packed or unpacked, or packed in a way that is not known
 * @param encoding the header Content-Encoding
 */
export async function readText(body: Readable, encoding = 'identity'): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LARGEST_PAGE) throw tooLarge();
    chunks.push(chunk);
  }
  let bytes: Buffer = Buffer.concat(chunks);
  for (const name of encoding.toLowerCase().split(',').reverse()) bytes = await decode(bytes, name.trim());
  return bytes.toString();
}

async function decode(bytes: Buffer, name: string): Promise<Buffer> {
  const decoder = Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined;
  if (!decoder) throw new Error(`The site packs it as "${name}", which is not known here.`);
  try {
    return await decoder(bytes, { maxOutputLength: LARGEST_PAGE });
  } catch (cause) {
    if ((cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw new Error(`It is not ${name}, as the site says it is.`, { cause });
  }
}

const tooLarge = () => new Error(`It is larger than ${LARGEST_PAGE / 1024 / 1024} MB.`);
