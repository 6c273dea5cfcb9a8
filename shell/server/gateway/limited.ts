import { Transform } from 'node:stream';

export class BodyTooLarge extends Error {}

/** Counts what a body without a length really brings, and fails with BodyTooLarge after so many bytes. */
export function limited(limit: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > limit ? new BodyTooLarge() : null, chunk);
    },
  });
}
