import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TokenAnswer, TokenInfo, TokenRequest } from '@coachlab/contracts';
import { ConflictError, ForbiddenError, NotFoundError, transact } from '@coachlab/service-common';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { appendAudit, type AuditFacts } from '../store/append-audit.ts';
import { TeamTokenRow } from '../store/rows/team-token.row.ts';
import { type TokenHolder, hashOf, prefixOf, type Team } from '../store/team-tokens.ts';

const DAY = 86_400_000;
/** Of one team, expired ones not counted. */
const MOST = 50;

/** Tokens that a team makes for itself. A rotation is a new one, and the old one revoked when nothing uses it any more. */
@Injectable()
export class TokensService {
  constructor(private readonly dataSource: DataSource) {}

  async list({ remote }: TokenHolder): Promise<TokenInfo[]> {
    const rows = await this.dataSource.manager.find(TeamTokenRow, {
      where: { remote },
      order: { id: 'ASC' },
    });
    return rows.map(infoOf);
  }

  async find({ id }: TokenHolder): Promise<TokenInfo> {
    return infoOf(await this.dataSource.manager.findOneByOrFail(TeamTokenRow, { id }));
  }

  create({ scope, expiresInDays, label }: TokenRequest, { remote, who }: Team): Promise<TokenAnswer> {
    // The word before it lets scanners of source code know one when they see it.
    const token = `coachlab_${randomBytes(32).toString('base64url')}`;
    const hash = hashOf(token);
    const now = new Date();
    return transact(this.dataSource, async (manager) => {
      await manager.delete(TeamTokenRow, { remote, expiresAt: LessThan(now) });
      if ((await manager.countBy(TeamTokenRow, { remote })) >= MOST) {
        throw new ConflictError('too_many_tokens', {
          detail: `${remote} has ${MOST} tokens. Revoke one that nothing uses any more.`,
        });
      }
      const row = {
        remote,
        prefix: prefixOf(hash),
        hash,
        source: 'team',
        scope,
        label,
        createdAt: now,
        expiresAt: new Date(now.getTime() + expiresInDays * DAY),
      };
      const { identifiers } = await manager.insert(TeamTokenRow, row);
      const { id } = identifiers[0] as { id: number };
      const info = infoOf({ ...row, id });
      await note(manager, { who, remote, before: null, after: describe(info), why: label });
      return { ...info, token };
    });
  }

  /** @throws NotFoundError, ForbiddenError for another team's, ConflictError for one that follows the settings */
  async revoke(id: number, { remote, who }: TokenHolder): Promise<void> {
    await transact(this.dataSource, async (manager) => {
      const row = await manager.findOneBy(TeamTokenRow, { id });
      if (!row) throw new NotFoundError('token_unknown', { detail: `There is no token ${id}.` });
      if (row.remote !== remote)
        throw new ForbiddenError('not_your_token', { detail: `Token ${id} is another team's.` });
      if (row.source === 'bootstrap') {
        throw new ConflictError('token_bootstrap', {
          detail: `Token ${id} comes from the registry's settings (COACHLAB_BOOTSTRAP_TOKENS). Take it out there.`,
        });
      }
      await manager.delete(TeamTokenRow, { id });
      await note(manager, { who, remote, before: describe(infoOf(row)), after: null, why: row.label });
    });
  }
}

function infoOf(row: Omit<TeamTokenRow, 'hash' | 'prefix'>): TokenInfo {
  const { id, remote, scope, label, source, createdAt, expiresAt } = row;
  return {
    id,
    remote,
    scope,
    label,
    source: source as TokenInfo['source'],
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

function describe({ id, scope, expiresAt }: TokenInfo): string {
  return `token ${id}, ${scope}${expiresAt ? `, until ${expiresAt}` : ''}`;
}

async function note(
  manager: EntityManager,
  entry: Pick<AuditFacts, 'who' | 'remote' | 'before' | 'after' | 'why'>,
): Promise<void> {
  await appendAudit(manager, { at: new Date(), action: 'token', ...entry });
}
