/** For workers until 29 November 2026, which believe no page without it. Of an ECDSA key on P-256 over SHA-256, base64 of both numbers as IEEE P1363 has them. */
export const SIGNATURE_HEADER = 'x-coachlab-signature';

/** Where the server leaves its public keys in the worker's script, each as base64 of its point. */
export const KEYS_GLOBAL = 'coachlabPageKeys';

/** What makes a document what it is: whatever it loads is named in it by its hash, or has to be let by its policy. */
export interface SignedPage {
  /** Path and query, as it was asked for. */
  address: string;
  /** As `setName` has it; empty for the page that is the same with every set. */
  set: string;
  /** Content-Security-Policy. */
  policy: string;
  html: string;
}

export function signedText({ address, set, policy, html }: SignedPage): string {
  return [address, set, policy, html].join('\n');
}
