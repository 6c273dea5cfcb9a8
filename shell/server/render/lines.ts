import type { Readable } from 'node:stream';

const NEWLINE = 0x0a;

/** Calls `take` with each line, without holding more than `most` bytes of one; then `tooLong` instead, once. */
export function readLines(
  stream: Readable,
  most: number,
  take: (line: string) => void,
  tooLong: () => void,
): void {
  let parts: Buffer[] = [];
  let held = 0;
  stream.on('data', (chunk: Buffer) => {
    let rest = chunk;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
      parts.push(rest.subarray(0, end));
      const line = Buffer.concat(parts).toString('utf8');
      [parts, held] = [[], 0];
      rest = rest.subarray(end + 1);
      take(line);
    }
    held += rest.length;
    if (rest.length > 0) parts.push(rest);
    if (held <= most) return;
    parts = [];
    stream.removeAllListeners('data').resume();
    tooLong();
  });
}
