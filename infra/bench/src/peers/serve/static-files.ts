import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Files below an address such as `/assets/`, immutable, in brotli where that was written. */
export function staticFiles(
  folder: string,
  address: string,
): (url: string, response: ServerResponse) => void {
  const kept = new Map<string, { bytes: Buffer; encoded: boolean } | null>();
  return (url, response) => {
    const file = join(folder, url.slice(address.length));
    if (!kept.has(file)) kept.set(file, read(file));
    const found = url.includes('..') ? null : kept.get(file);
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-length': found.bytes.length,
        'cache-control': 'public, max-age=31536000, immutable',
        ...(found.encoded ? { 'content-encoding': 'br' } : {}),
      })
      .end(found.bytes);
  };
}

function read(file: string): { bytes: Buffer; encoded: boolean } | null {
  for (const encoded of [true, false]) {
    try {
      return { bytes: readFileSync(encoded ? `${file}.br` : file), encoded };
    } catch {
      // Fonts and pictures have no compressed copy.
    }
  }
  return null;
}
