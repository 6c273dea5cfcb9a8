import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { type Message, readMessages, writeMessage } from './messages.ts';

const NONCE = '5a2c4e1e-0000-4000-8000-0123456789ab';

/** What is read from these bytes when they arrive in pieces of one size. */
function read(bytes: Buffer, size: number): { taken: Message[]; broken: number } {
  const stream = new PassThrough();
  const taken: Message[] = [];
  let broken = 0;
  readMessages(
    stream,
    (word) => (word === 'answer' ? 1_000 : 100),
    (message) => taken.push(message),
    () => (broken += 1),
  );
  for (let at = 0; at < bytes.length; at += size) stream.emit('data', bytes.subarray(at, at + size));
  return { taken, broken };
}

describe('a message', () => {
  it.each([1, 2, 7, 1_000])('is read as it was written, in pieces of %s bytes', async (size) => {
    const stream = new PassThrough();
    writeMessage(stream, 'data', NONCE, '{"id":1}', Buffer.from('“two\nlines”'));
    writeMessage(stream, 'ready', '-');
    writeMessage(stream, 'answer', NONCE, '', '👩‍🔬', '');
    stream.end();
    const { taken, broken } = read(Buffer.concat(await stream.toArray()), size);
    expect(taken).toEqual([
      { word: 'data', nonce: NONCE, parts: ['{"id":1}', '“two\nlines”'] },
      { word: 'ready', nonce: '-', parts: [] },
      { word: 'answer', nonce: NONCE, parts: ['', '👩‍🔬', ''] },
    ]);
    expect(broken).toBe(0);
  });

  it.each([
    ['too long', `answer ${NONCE} 600 401\n`],
    ['too long for its word', `read ${NONCE} 101\n`],
    ['without a nonce', 'answer\nx'],
    ['of more parts than there are', `answer ${NONCE} 1 1 1 1\nabcd`],
    ['with a head that does not end', 'x'.repeat(201)],
    ['of negative length', `answer ${NONCE} -1\n`],
  ])('%s is refused, and nothing is read after it', (_, text) => {
    const { taken, broken } = read(Buffer.from(`${text}\nready -\n`), 50);
    expect({ taken, broken }).toEqual({ taken: [], broken: 1 });
  });
});
