import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeAnswer, QueuedRehearsal, RegistryStatus } from '@coachlab/contracts';
import { findRemote } from '../choose-release.ts';
import type { Input } from '../command.ts';
import { CommandError, EXIT } from '../command-error.ts';
import type { RegistryClient } from '../registry-client.ts';
import { describeRehearsal } from './describe.ts';
import { playAndReport } from './report.ts';

/** Milliseconds. */
const ASK_EVERY = 2_000;
/** A rehearser asks every few seconds, and while it plays it says every twenty that it does. */
const AWAY_AFTER = 120_000;

interface Release {
  remote: string;
  version: string;
}

/**
 * Makes a change of the registry; where the release has to be rehearsed first, waits until the platform has done so. Where no
 * rehearser of the platform's is there, this machine plays it.
 */
export async function rehearsedIfNeeded(
  input: Input,
  registry: RegistryClient,
  release: Release,
  change: () => Promise<ChangeAnswer>,
): Promise<ChangeAnswer> {
  const answer = await change();
  if (!answer.rehearsal) return answer;
  input.say('The registry requires a rehearsal first.');
  const status = await registry.status();
  if (isRehearserThere(status, Date.now()))
    return { ...answer, ...(await waitFor(input, registry, release)) };
  input.say(`${describeAbsence(status)} This machine runs the rehearsal.`);
  try {
    const rehearsal = await playAndReport(input, registry, status, release);
    input.say(describeRehearsal(rehearsal));
    if (rehearsal.passed && rehearsal.withoutBrowser !== null)
      throw new CommandError('rehearsal_incomplete', 'The registry requires a rehearsal in a browser.', {
        exit: EXIT.incomplete,
      });
  } catch (error) {
    const until = answer.rehearsal.waitsUntil;
    input.say(
      `Your request waits for a rehearser until ${until}. To cancel it: coachlab abort ${release.remote}`,
    );
    throw error;
  }
  return change();
}

/** @throws CommandError with the reasons when it is refused */
export async function waitFor(
  input: Input,
  registry: RegistryClient,
  { remote, version }: Release,
): Promise<Pick<ChangeAnswer, 'changed' | 'remote'>> {
  input.say(
    `The platform is rehearsing it. You can stop waiting without cancelling it; to check: coachlab status ${remote}`,
  );
  let said = '';
  for (;;) {
    const state = findRemote(await registry.status(), remote);
    const queued = state.queuedRehearsal;
    if (queued?.version !== version) {
      throw new CommandError('withdrawn', `Another change to ${remote} has been requested since.`);
    }
    if (queued.state === 'done') return { changed: true, remote: { ...state, stable: state.stable ?? '' } };
    if (queued.state !== 'waiting') {
      throw new CommandError('rehearsal_failed', `${remote}@${version} was refused:`, {
        details: [queued.reason ?? queued.state],
      });
    }
    const now = describeWait(queued);
    if (now !== said) input.say(now);
    said = now;
    await sleep(ASK_EVERY);
  }
}

export function describeWait({ action, askedAt, playedSince, waitsUntil, reason }: QueuedRehearsal): string {
  const follows = action === 'rehearse' ? '' : `, then ${action} continues by itself`;
  if (playedSince) return `Being rehearsed since ${playedSince}${follows}.`;
  const tried = reason ? ` The last attempt: ${reason}` : '';
  return `Has been waiting for its rehearsal since ${askedAt}, until ${waitsUntil} at most${follows}.${tried}`;
}

/** An older registry has none. */
export function isRehearserThere({ rehearsals }: RegistryStatus, now: number): boolean {
  return rehearsals?.seenAt != null && now - Date.parse(rehearsals.seenAt) < AWAY_AFTER;
}

export function describeAbsence({ rehearsals }: RegistryStatus): string {
  if (!rehearsals?.seenAt) return 'No rehearser has ever reported to the registry.';
  const played = rehearsals.playedAt ? `, and its last rehearsal was at ${rehearsals.playedAt}` : '';
  return `The platform's rehearser last reported at ${rehearsals.seenAt}${played}.`;
}
