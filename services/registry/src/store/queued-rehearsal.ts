import type { QueuedRehearsal } from '@coachlab/contracts';
import type { RegistryConfig } from '../settings.ts';
import type { RehearsalRequestRow } from './rows/rehearsal-request.row.ts';

/** As teams see it. */
export function queuedOf(
  row: RehearsalRequestRow,
  config: Pick<RegistryConfig, 'COACHLAB_REHEARSAL_WAIT_MS'>,
): QueuedRehearsal {
  const { version, action, who, state, askedAt, playedSince, endedAt, reason } = row;
  return {
    version,
    action,
    who,
    state,
    askedAt: askedAt.toISOString(),
    playedSince: playedSince?.toISOString() ?? null,
    waitsUntil: waitsUntil(row, config).toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    reason,
  };
}

/** Unless somebody plays it just then. */
export function waitsUntil(
  { askedAt }: RehearsalRequestRow,
  { COACHLAB_REHEARSAL_WAIT_MS: wait }: Pick<RegistryConfig, 'COACHLAB_REHEARSAL_WAIT_MS'>,
): Date {
  return new Date(askedAt.getTime() + wait);
}
