import { applyDecorators } from '@nestjs/common';
import { Picture } from '../cache/picture.ts';
import { UnavailableError } from '../errors/service-errors.ts';
import type { LimitPolicy } from '../limits/rate-limiter.ts';
import { Limited } from '../limits/limited.ts';
import { Deadline } from '../http/deadline.ts';

/** Those who fetch pictures for previews come without a cookie, and for many people from one address. */
const FETCHING: LimitPolicy = {
  name: 'picture',
  visitor: [{ burst: 60, every: 1 }],
  ip: [{ burst: 120, every: 0.5 }],
  perProcess: true,
};
/** Milliseconds: the first picture of a process waits for what draws it. */
const PATIENCE = 30_000;

/** A route whose picture may have to be drawn first. */
export const DrawnPicture = () => applyDecorators(Limited(FETCHING), Deadline(PATIENCE));

/** What was drawn, as an answer; 503 where it could not be. */
export async function pictureOf(drawing: Promise<Uint8Array>): Promise<Picture> {
  try {
    return new Picture(await drawing);
  } catch (error) {
    throw new UnavailableError(
      'picture_unavailable',
      { detail: 'The picture cannot be drawn at the moment.', cause: error },
      RETRY_AFTER,
    );
  }
}

/** Seconds. */
const RETRY_AFTER = 10;
