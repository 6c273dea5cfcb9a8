import type { Arm, DiscoveryRemote } from '@coachlab/contracts';
import { createBucket } from './bucket.ts';

export interface Assignment {
  arm: Arm;
  version: string;
  /** The kill switch is on: nothing of the remote may be loaded. */
  disabled?: true;
}

/** `override` is a version whose signature the caller has verified and whose release exists. */
export type Assigner = (unit: string, override?: string) => Assignment;

/** Which release of `remote` the visitor `unit` runs. Order: kill switch, override, deny, allow, canary, stable. */
export function assign(remote: DiscoveryRemote, unit: string, override?: string): Assignment {
  return createAssigner(remote)(unit, override);
}

/** The same for many visitors: the lists are indexed once. */
export function createAssigner({ name, stable, candidate, disabled }: DiscoveryRemote): Assigner {
  const onStable: Assignment = { arm: 'stable', version: stable };
  if (disabled) return () => ({ ...onStable, disabled: true });

  const overridden = (version: string): Assignment => ({ arm: 'override', version });
  if (!candidate) return (_unit, override) => (override === undefined ? onStable : overridden(override));

  const onCanary: Assignment = { arm: 'canary', version: candidate.release };
  const deny = new Set(candidate.deny);
  const allow = new Set(candidate.allow);
  const { seed, weight } = candidate;
  const bucket = createBucket(seed, name);
  return (unit, override) => {
    if (override !== undefined) return overridden(override);
    if (deny.has(unit)) return onStable;
    if (allow.has(unit)) return onCanary;
    // Strict, so that a weight of 0 serves none and 10000 all.
    return bucket(unit) < weight ? onCanary : onStable;
  };
}
