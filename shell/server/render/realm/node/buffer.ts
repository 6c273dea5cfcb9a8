import { TextEncoder } from '../text.ts';

const encoder = new TextEncoder();

/** React measures with it what it is about to write. */
export const Buffer = {
  byteLength(chunk: string | Uint8Array): number {
    return typeof chunk === 'string' ? encoder.encode(chunk).byteLength : chunk.byteLength;
  },
};
