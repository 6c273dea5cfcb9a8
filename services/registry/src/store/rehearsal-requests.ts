import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { ConflictError, transact } from '@coachlab/service-common';
import { DataSource, type EntityManager } from 'typeorm';
import { appendAudit } from './append-audit.ts';
import { RehearsalRequestRow } from './rows/rehearsal-request.row.ts';
import { RehearserRow } from './rows/rehearser.row.ts';

/** Milliseconds that a worker has a release for without a sign of life, and in all. */
const LEASE = 60_000;
export const LONGEST_PLAY = 20 * 60_000;
/** Milliseconds after a report in which the queue says whether it counts; nobody is given the release meanwhile. */
export const DECIDED_WITHIN = 10_000;
/** After the first try that came to nothing; twice as long after each further one. */
const PAUSE = 30_000;
const LONGEST_REASON = 500;

export type Asked = Pick<RehearsalRequestRow, 'remote' | 'version' | 'action' | 'request' | 'who'>;

/** What waits for a rehearsal: a row each, so that neither a restart of the registry nor one of the worker loses it. */
@Injectable()
export class RehearsalRequests {
  constructor(private readonly dataSource: DataSource) {}

  find(remote: string): Promise<RehearsalRequestRow | null> {
    return this.dataSource.manager.findOneBy(RehearsalRequestRow, { remote });
  }

  all(): Promise<RehearsalRequestRow[]> {
    return this.dataSource.manager.find(RehearsalRequestRow);
  }

  /** Those that wait: first what was begun least often, then what waits longest. */
  waiting(): Promise<RehearsalRequestRow[]> {
    return this.dataSource.manager.find(RehearsalRequestRow, {
      where: { state: 'waiting' },
      order: { tries: 'ASC', askedAt: 'ASC' },
    });
  }

  /** Takes the place of what the team asked for before. The same release again keeps its place, and who plays it plays on. */
  ask(asked: Asked, at: Date): Promise<RehearsalRequestRow> {
    const { remote, version, action, request, who } = asked;
    return transact(this.dataSource, async (manager) => {
      const before = await manager.findOneBy(RehearsalRequestRow, { remote });
      const waits = before?.state === 'waiting' && before.version === version ? before : null;
      // Whoever only wants to see it rehearsed does not take back what was to follow.
      if (waits && (action === 'rehearse' || isSame(waits, asked))) return waits;
      const fresh = {
        id: newId(),
        state: 'waiting' as const,
        askedAt: at,
        playedSince: null,
        leasedUntil: null,
        tries: 0,
        among: null,
        endedAt: null,
        reason: null,
      };
      const row = { ...fresh, ...waits, remote, version, action, request, who };
      await manager.save(RehearsalRequestRow, row);
      const why = `${action} waits for the platform's rehearsal. ${request?.why ?? ''}`.trim();
      await appendAudit(manager, {
        at,
        who,
        action: 'rehearsal',
        remote,
        before: null,
        after: version,
        why: why.slice(0, LONGEST_REASON),
      });
      return row;
    });
  }

  /** The team wants something else now. False when nothing waited. */
  async withdraw(manager: EntityManager, remote: string, reason: string, at: Date): Promise<boolean> {
    const { affected } = await manager.update(
      RehearsalRequestRow,
      { remote, state: 'waiting' },
      { state: 'withdrawn', endedAt: at, reason, leasedUntil: null, playedSince: null },
    );
    return (affected ?? 0) > 0;
  }

  /**
   * It went on: in the transaction of the change, so that of two instances one makes it.
   * @throws ConflictError when it no longer waits as it was seen
   */
  async settle(manager: EntityManager, { remote, id }: RehearsalRequestRow, at: Date): Promise<void> {
    const { affected } = await manager.update(
      RehearsalRequestRow,
      { remote, id, state: 'waiting' },
      { state: 'done', endedAt: at, reason: null },
    );
    if (affected !== 1) throw gone(id);
  }

  /** Nobody waits for it any more; whose token asked for it reads why. */
  async refuse({ remote, id, version }: RehearsalRequestRow, reason: string, at: Date): Promise<void> {
    const short = reason.slice(0, LONGEST_REASON);
    await transact(this.dataSource, async (manager) => {
      const { affected } = await manager.update(
        RehearsalRequestRow,
        { remote, id, state: 'waiting' },
        { state: 'refused', endedAt: at, reason: short, leasedUntil: null, playedSince: null },
      );
      if (affected !== 1) return;
      const why = `Refused: ${short}`.slice(0, LONGEST_REASON);
      const entry = { at, who: 'registry', action: 'rehearsal' as const, remote, before: null };
      await appendAudit(manager, { ...entry, after: version, why });
    });
  }

  /** Gives what has waited longest to whoever asks; null when nobody has to play anything. */
  async claim(
    at: Date,
    amongOf: (remote: string) => Record<string, string>,
  ): Promise<RehearsalRequestRow | null> {
    for (const row of await this.waiting()) {
      if (row.leasedUntil && row.leasedUntil > at) continue;
      const { remote, id, tries } = row;
      const claimed = {
        id: newId(),
        playedSince: at,
        leasedUntil: new Date(at.getTime() + LEASE),
        tries: tries + 1,
        among: amongOf(remote),
      };
      const { affected } = await this.dataSource.manager.update(
        RehearsalRequestRow,
        { remote, id, tries, state: 'waiting' },
        claimed,
      );
      if (affected === 1) return { ...row, ...claimed };
    }
    return null;
  }

  /** Who plays it is alive. @throws ConflictError when nobody waits for it any more, or it took too long */
  async renew(id: string, at: Date): Promise<void> {
    const row = await this.claimed(this.dataSource.manager, id, at);
    if (at.getTime() - (row.playedSince?.getTime() ?? 0) > LONGEST_PLAY) throw gone(id);
    const leasedUntil = new Date(at.getTime() + LEASE);
    await this.dataSource.manager.update(RehearsalRequestRow, { id }, { leasedUntil });
  }

  /** Whoever played it could not. It is no word against the release. */
  async giveUp(id: string, reason: string, at: Date): Promise<void> {
    const { tries } = await this.claimed(this.dataSource.manager, id, at);
    const leasedUntil = new Date(at.getTime() + PAUSE * 2 ** (tries - 1));
    const given = { leasedUntil, playedSince: null, reason: reason.slice(0, LONGEST_REASON) };
    await this.dataSource.manager.update(RehearsalRequestRow, { id, tries }, given);
  }

  /** The request that a worker plays under this name. @throws ConflictError when there is none any more */
  async claimed(manager: EntityManager, id: string, at: Date): Promise<RehearsalRequestRow> {
    const row = await manager.findOneBy(RehearsalRequestRow, { id, state: 'waiting' });
    if (!row?.playedSince || !row.leasedUntil || row.leasedUntil < at) throw gone(id);
    return row;
  }

  /** Its worker has asked, or has also reported. */
  async heard(manager: EntityManager, at: Date, { played }: { played: boolean }): Promise<void> {
    const row = { id: 1, seenAt: at, ...(played && { playedAt: at }) };
    await manager.upsert(RehearserRow, row, ['id']);
  }

  rehearser(): Promise<RehearserRow | null> {
    return this.dataSource.manager.findOneBy(RehearserRow, { id: 1 });
  }
}

const newId = () => randomBytes(16).toString('hex');

const gone = (id: string) =>
  new ConflictError('claim_unknown', {
    detail: `Nobody waits for the rehearsal ${id.slice(0, 32)} any more.`,
  });

/** A database may keep the fields of an object in another order. */
function isSame(row: RehearsalRequestRow, { action, request }: Asked): boolean {
  return row.action === action && isDeepStrictEqual(row.request, request);
}
