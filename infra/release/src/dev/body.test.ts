import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { LARGEST_PAGE, readText } from './body.ts';

const TEXT = '<p>Grüße</p>'.repeat(1_000);
const from = (bytes: Buffer) => Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]);

describe('a body', () => {
  it.each([
    ['gzip', gzipSync(TEXT)],
    ['BR', brotliCompressSync(TEXT)],
    ['zstd', zstdCompressSync(TEXT)],
    ['deflate', deflateSync(TEXT)],
    ['gzip, br', brotliCompressSync(gzipSync(TEXT))],
    [undefined, Buffer.from(TEXT)],
  ])('packed as %s is read', async (encoding, bytes) => {
    expect(await readText(from(bytes), encoding)).toBe(TEXT);
  });

  it('that never ends is left', async () => {
    let given = 0;
    const endless = new Readable({
      read() {
        given += 65_536;
        this.push(Buffer.alloc(65_536));
      },
    });
    await expect(readText(endless)).rejects.toThrow('It is larger than 10 MB.');
    expect(given).toBeLessThan(2 * LARGEST_PAGE);
    expect(endless.destroyed).toBe(true);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
  ])('that grows without measure when unpacked is refused: %s', async (encoding, pack) => {
    await expect(readText(from(pack(Buffer.alloc(LARGEST_PAGE + 1))), encoding)).rejects.toThrow(
      'It is larger than 10 MB.',
    );
  });

  it.each([
    ['compress', Buffer.from(TEXT), 'The site packs it as "compress", which is not known here.'],
    ['constructor', Buffer.from(TEXT), 'The site packs it as "constructor", which is not known here.'],
    ['br', Buffer.from(TEXT), 'It is not br, as the site says it is.'],
  ])('in %s that is none is told', async (encoding, bytes, sentence) => {
    await expect(readText(from(bytes), encoding)).rejects.toThrow(sentence);
  });
});
