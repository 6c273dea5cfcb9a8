import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@coachlab/http';
import { LRUCache } from 'lru-cache';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const KEPT_BYTES = 32 * 1024 * 1024;

const kept = new LRUCache<string, Buffer>({
  maxSize: KEPT_BYTES,
  sizeCalculation: (bytes) => bytes.length || 1,
});

/**
 * An immutable file in the best encoding the caller takes, as small as it goes: as its build wrote it beside the file,
 * or compressed here, once.
 */
export async function precompressed(
  file: string,
  accepted: string | undefined,
): Promise<{ encoding: 'br' | 'gzip' | null; bytes: Buffer }> {
  const taken = negotiate(accepted);
  const encoding = taken === 'identity' ? null : taken;
  const key = `${file} ${encoding}`;
  const known = kept.get(key);
  if (known) return { encoding, bytes: known };
  const bytes = await encoded(file, encoding);
  kept.set(key, bytes);
  return { encoding, bytes };
}

async function encoded(file: string, encoding: 'br' | 'gzip' | null): Promise<Buffer> {
  const written = encoding === 'br' && (await readFile(`${file}.br`).catch(() => null));
  if (written) return written;
  const raw = await readFile(file);
  return encoding === 'br' ? brotli(raw) : encoding === 'gzip' ? compressGzip(raw) : raw;
}

function brotli(raw: Buffer): Promise<Buffer> {
  return compressBrotli(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
}
