import type { ApiRole, ResolvedSet, RoleName } from '@coachlab/contracts';
import { compare } from './compare.ts';

export interface Offered extends ApiRole {
  remote: string;
}

/** The APIs of a set that have this role, by section. A section that is switched off keeps what it keeps: it is asked too. */
export function rolesFrom(set: ResolvedSet, wanted: RoleName): Offered[] {
  return set.remotes
    .flatMap(({ name, release }) => (release.roles ?? []).map((role) => ({ ...role, remote: name })))
    .filter(({ role }) => role === wanted)
    .sort((a, b) => compare(a.remote, b.remote) || compare(a.from, b.from));
}
