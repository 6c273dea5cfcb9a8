import type { PublishReason, StoredRehearsal } from '@coachlab/contracts';
import type { RegistryView, ReleaseSummary } from '../rollout/registry-view.ts';
import type { RemoteState } from '../rollout/remote-state.ts';

/** The last report of each. */
export type Rehearsed = Pick<ReleaseSummary, 'rehearsal' | 'platformRehearsal'>;

/**
 * What a rehearsal has to say against a release that visitors are about to meet. A report stays valid when other sections
 * change: their own releases are rehearsed beside this one.
 * @param required whether a release without a rehearsal is refused, too
 */
export function checkRehearsal(id: string, rehearsed: Rehearsed, required: boolean): PublishReason | null {
  const rehearsal = decisiveRehearsal(rehearsed);
  if (!rehearsal)
    return required ? { code: 'rehearsal_missing', message: `${id} has had no rehearsal.` } : null;
  const [first, ...more] = rehearsal.faults;
  if (!first) {
    const isHalf = required && rehearsal.pages.browser === 0;
    return isHalf
      ? { code: 'rehearsal_missing', message: `${id} was looked at on the server only, in no browser.` }
      : null;
  }
  const faults = `${first.address}: ${first.text}${more.length > 0 ? ` And ${more.length} more.` : ''}`;
  const whose = rehearsal.by === 'platform' ? "the platform's" : 'its';
  return { code: 'rehearsal_failed', message: `${id} failed ${whose} rehearsal. ${faults}` };
}

/** The platform's word stands above the team's. */
export const decisiveRehearsal = ({ rehearsal, platformRehearsal }: Rehearsed): StoredRehearsal | null =>
  platformRehearsal ?? rehearsal;

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
