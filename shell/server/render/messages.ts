import { nextTick } from 'node:process';
import type { Readable, Writable } from 'node:stream';

/** What the gateway and a render process say to each other. */
export interface Message {
  word: string;
  /** Of the job that it is about. */
  nonce: string;
  parts: string[];
}

const NEWLINE = 0x0a;
const LONGEST_HEAD = 200;
/** A word, a nonce, and how many bytes each part has. */
const HEAD = /^([a-z]+) ([0-9a-f-]+)((?: \d{1,8}){0,3})$/;

/**
 * A line that names the lengths of the parts, then the parts as they are: a page in JSON would be escaped, and read
 * again, by both sides. What is written in one go leaves in one go, since each write wakes the other process.
 */
export function writeMessage(
  stream: Writable,
  word: string,
  nonce: string,
  ...parts: (string | Uint8Array)[]
): void {
  const bytes = parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
  stream.cork();
  stream.write([word, nonce, ...bytes.map(({ length }) => length)].join(' ') + '\n');
  for (const each of bytes) stream.write(each);
  nextTick(() => stream.uncork());
}

interface Head {
  word: string;
  nonce: string;
  lengths: number[];
  total: number;
}

/** Calls `take` with each message; `broken` instead, once, for what is none or has more than `most` bytes of its word. */
export function readMessages(
  stream: Readable,
  most: (word: string) => number,
  take: (message: Message) => void,
  broken: () => void,
): void {
  let chunks: Buffer[] = [];
  let held = 0;
  /** Of the message whose parts are still coming. */
  let head: Head | null = null;

  stream.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    held += chunk.length;
    for (;;) {
      head ??= takeHead();
      if (!head || held < head.total) return;
      const { word, nonce, lengths } = head;
      head = null;
      take({ word, nonce, parts: takeParts(lengths) });
    }
  });

  function takeHead(): Head | null {
    const bytes = joined();
    const end = bytes.subarray(0, LONGEST_HEAD).indexOf(NEWLINE);
    if (end < 0 && held < LONGEST_HEAD) return null;
    const read = readHead(bytes.toString('latin1', 0, Math.max(end, 0)));
    if (!read || read.total > most(read.word)) {
      keep(Buffer.alloc(0));
      stream.removeAllListeners('data').resume();
      broken();
      return null;
    }
    keep(bytes.subarray(end + 1));
    return read;
  }

  function takeParts(lengths: number[]): string[] {
    const bytes = joined();
    let end = 0;
    const parts = lengths.map((length) => bytes.toString('utf8', end, (end += length)));
    keep(bytes.subarray(end));
    return parts;
  }

  function joined(): Buffer {
    if (chunks.length !== 1) chunks = [Buffer.concat(chunks, held)];
    return chunks[0]!;
  }

  function keep(bytes: Buffer): void {
    chunks = [bytes];
    held = bytes.length;
  }
}

function readHead(text: string): Head | null {
  const match = HEAD.exec(text);
  if (!match) return null;
  const [, word, nonce, rest] = match;
  const lengths = rest!.split(' ').slice(1).map(Number);
  return { word: word!, nonce: nonce!, lengths, total: lengths.reduce((sum, each) => sum + each, 0) };
}
