import { createHash } from 'node:crypto';

/** `sha384-<base64>` of a file's bytes, as `integrity` attributes and the discovery document write it. */
export function sha384(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
