import type { PublishReason, StoredRehearsal } from '@coachlab/contracts';
import type { RegistryView, ReleaseSummary } from '../rollout/registry-view.ts';
import type { RemoteState } from '../rollout/remote-state.ts';

/** Every other remote's stable version. */
export type Beside = Readonly<Record<string, string>>;

/** The last report of each. */
export type Rehearsed = Pick<ReleaseSummary, 'rehearsal' | 'platformRehearsal'>;

interface Surroundings {
  beside: Beside;
  /** Whether a release without a rehearsal is refused, too. */
  required: boolean;
}

/** What a rehearsal has to say against a release that visitors are about to meet. */
export function checkRehearsal(
  id: string,
  rehearsed: Rehearsed,
  { beside, required }: Surroundings,
): PublishReason | null {
  const rehearsal = decisiveRehearsal(rehearsed, beside);
  const outdated = rehearsal && changedSince(rehearsal, beside);
  // Where the platform plays it again by itself, what it said of other surroundings keeps nobody back.
  const isReplayed = required && rehearsal?.by === 'platform' && outdated !== null;
  if (rehearsal && rehearsal.faults.length > 0 && !isReplayed) {
    const [first] = rehearsal.faults;
    const more = rehearsal.faults.length - 1;
    const faults = `${first!.address}: ${first!.text}${more > 0 ? ` And ${more} more.` : ''}`;
    const whose = rehearsal.by === 'platform' ? "the platform's" : 'its';
    return { code: 'rehearsal_failed', message: `${id} failed ${whose} rehearsal. ${faults}` };
  }
  if (!required) return null;
  if (!rehearsal) return { code: 'rehearsal_missing', message: `${id} has had no rehearsal.` };
  if (rehearsal.pages.browser === 0)
    return { code: 'rehearsal_missing', message: `${id} was looked at on the server only, in no browser.` };
  if (outdated === null) return null;
  const message = `${id} was rehearsed before ${outdated}@${beside[outdated]} was there.`;
  return { code: 'rehearsal_missing', message };
}

/** Whose report counts: the platform's alone where it found something or was made beside what is stable now; else the team's. */
export function decisiveRehearsal(
  { rehearsal, platformRehearsal }: Rehearsed,
  beside: Beside,
): StoredRehearsal | null {
  if (!platformRehearsal) return rehearsal;
  const counts = platformRehearsal.faults.length > 0 || changedSince(platformRehearsal, beside) === null;
  return counts ? platformRehearsal : (rehearsal ?? platformRehearsal);
}

/** The first remote that has another stable version since; null where all is as it was. */
function changedSince({ among }: StoredRehearsal, beside: Beside): string | null {
  return Object.keys(beside).find((name) => among[name] !== beside[name]) ?? null;
}

/** What a release of `remote` runs beside. */
export function stablesBeside({ remotes }: RegistryView, remote: string): Record<string, string> {
  return Object.fromEntries(
    [...remotes.values()].flatMap(({ name, stable }) =>
      name === remote || stable === null ? [] : [[name, stable]],
    ),
  );
}

/** A section's first release has nothing to be compared with; who meets a candidate already is judged by what they meet. */
export function isRehearsalDue({ stable, candidate }: RemoteState, version: string): boolean {
  return stable !== null && candidate?.version !== version;
}
