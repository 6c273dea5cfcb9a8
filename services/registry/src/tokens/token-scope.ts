import { SetMetadata } from '@nestjs/common';
import type { TokenScope } from '@coachlab/contracts';

const ORDER: TokenScope[] = ['read', 'publish', 'release'];

/** Each scope includes those before it. */
export function reaches(scope: TokenScope, needed: TokenScope): boolean {
  return ORDER.indexOf(scope) >= ORDER.indexOf(needed);
}

export const NEEDED_SCOPE = 'coachlab:needed-scope';

/** What a call needs of its token; without it reading calls need `read` and all others `release`. */
export const Needs = (scope: TokenScope) => SetMetadata(NEEDED_SCOPE, scope);
