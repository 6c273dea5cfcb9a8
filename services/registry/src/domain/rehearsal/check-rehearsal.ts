import type { PublishReason, StoredRehearsal } from '@coachlab/contracts';
import type { RegistryView } from '../rollout/registry-view.ts';

interface Surroundings {
  /** Every other remote's stable version now. */
  beside: Record<string, string>;
  /** Whether a release without a rehearsal of its own is refused, too. */
  required: boolean;
}

/** What a rehearsal has to say against a release that visitors are about to meet. */
export function checkRehearsal(
  id: string,
  rehearsal: StoredRehearsal | null,
  { beside, required }: Surroundings,
): PublishReason | null {
  if (rehearsal && rehearsal.faults.length > 0) {
    const [first] = rehearsal.faults;
    const more = rehearsal.faults.length - 1;
    const faults = `${first!.address}: ${first!.text}${more > 0 ? ` And ${more} more.` : ''}`;
    return { code: 'rehearsal_failed', message: `${id} failed its rehearsal. ${faults}` };
  }
  if (!required) return null;
  if (!rehearsal) return { code: 'rehearsal_missing', message: `${id} has had no rehearsal.` };
  const changed = Object.keys(beside).find((name) => rehearsal.among[name] !== beside[name]);
  if (changed === undefined) return null;
  const message = `${id} was rehearsed before ${changed}@${beside[changed]} was there.`;
  return { code: 'rehearsal_missing', message };
}

/** What a release of `remote` runs beside. */
export function stablesBeside({ remotes }: RegistryView, remote: string): Record<string, string> {
  return Object.fromEntries(
    [...remotes.values()].flatMap(({ name, stable }) =>
      name === remote || stable === null ? [] : [[name, stable]],
    ),
  );
}
