import type { QueuedRehearsal, RegistryStatus } from '@coachlab/contracts';
import { Panel } from '@coachlab/ui';
import { when } from './words.ts';

/** A rehearser asks every few seconds. Milliseconds. */
const AWAY_AFTER = 120_000;
const WHAT = { canary: 'The canary of', promote: 'The promotion of', rehearse: 'The rehearsal of' };

interface QueuedProps {
  queued: QueuedRehearsal;
  rehearsals: RegistryStatus['rehearsals'];
}

/** What waits for the platform's rehearsal, or was refused by it. Nothing of what has gone on since. */
export function Queued({ queued, rehearsals }: QueuedProps) {
  const { version, action, state, reason, askedAt, playedSince, waitsUntil, endedAt } = queued;
  const what = `${WHAT[action]} ${version}`;
  if (state === 'refused')
    return (
      <Panel title={`${what} was refused`}>
        <p>{`${when(endedAt ?? askedAt)}: ${reason ?? ''}`}</p>
      </Panel>
    );
  if (state !== 'waiting') return null;
  return (
    <Panel title={playedSince ? `${version} is being rehearsed` : `${what} waits for a rehearsal`}>
      <p>
        {playedSince
          ? `Since ${when(playedSince)}, inside everything that is live. `
          : `Since ${when(askedAt)}, until ${when(waitsUntil)} at most. `}
        {action !== 'rehearse' && 'It continues by itself if nothing is found. '}
        {!playedSince && reason && `The last attempt: ${reason} `}
      </p>
      <Absence rehearsals={rehearsals} />
    </Panel>
  );
}

function Absence({ rehearsals }: Pick<QueuedProps, 'rehearsals'>) {
  const seenAt = rehearsals?.seenAt;
  if (seenAt && Date.now() - Date.parse(seenAt) < AWAY_AFTER) return null;
  return (
    <p>
      {seenAt ? `The rehearser was last heard of at ${when(seenAt)}.` : 'No rehearser was ever heard of.'}
    </p>
  );
}
