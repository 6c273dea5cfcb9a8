import type { KeyLike } from 'node:crypto';
import type { Release, SignedRelease } from '@coachlab/contracts';
import { signText, verifyText } from '@coachlab/keys';
import { canonicalJson } from './canonical-json.ts';
import { releaseFault } from './discovery-fault.ts';
import { releaseSchema } from './schema/discovery-schema.ts';
import { validatorFor } from './validate.ts';

const validate = validatorFor(releaseSchema);

/** One stored release, signed for shells that an override asks to run it. */
export function signRelease(release: Release, key: KeyLike): SignedRelease {
  return { release, signature: signText(signedText(release), key) };
}

/** The release of an answer that a registry signed, of the asked name and version and whole in itself; else null. */
export function acceptRelease(
  answer: unknown,
  wanted: { name: string; version: string },
  keys: readonly string[],
): Release | null {
  const { release, signature } = (answer ?? {}) as Partial<SignedRelease>;
  if (typeof release !== 'object' || release === null || typeof signature !== 'string') return null;
  if (!isSigned(release, signature, keys) || validate(release).length > 0) return null;
  return releaseFault(`${wanted.name}@${wanted.version}`, release) ? null : release;
}

/** What has no canonical form cannot have been signed. */
function isSigned(release: Release, signature: string, keys: readonly string[]): boolean {
  try {
    return verifyText(signedText(release), signature, keys);
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return false;
    throw error;
  }
}

/** The purpose is signed too: nothing else under the same key passes for a release. */
const signedText = (release: Release) => canonicalJson({ purpose: 'release', release });
