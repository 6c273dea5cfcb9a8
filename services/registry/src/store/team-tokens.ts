import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TokenScope } from '@coachlab/contracts';
import { isDuplicateKey, transact } from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { TeamTokenRow } from './rows/team-token.row.ts';

/** Under this name COACHLAB_BOOTSTRAP_TOKENS has the token of the shell, which reports signals and can do nothing else. */
export const SHELL = 'shell';
/** And under this the operator's: `api/operator.guard.ts`. */
export const OPERATOR = 'operator';
/** And under this the rehearser's: `api/rehearser.guard.ts`. */
export const REHEARSER = 'rehearser';

/** Who holds a token. */
export interface Team {
  /** The one remote it may publish and move. */
  remote: string;
  /** For the audit trail: the remote and the first digits of the token's hash. */
  who: string;
}

/** The team by the token it shows. */
export interface TokenHolder extends Team {
  /** Of the token. */
  id: number;
  scope: TokenScope;
}

@Injectable()
export class TeamTokens {
  constructor(private readonly dataSource: DataSource) {}

  /** The team of a token, or null for one that is unknown or expired. */
  async teamOf(token: string): Promise<TokenHolder | null> {
    const hash = hashOf(token);
    const rows = await this.dataSource.manager.findBy(TeamTokenRow, { prefix: prefixOf(hash) });
    const now = Date.now();
    const row = rows.find(
      ({ hash: known, expiresAt }) =>
        timingSafeEqual(Buffer.from(known, 'hex'), Buffer.from(hash, 'hex')) &&
        (expiresAt === null || expiresAt.getTime() > now),
    );
    if (!row) return null;
    const { id, remote, scope } = row;
    return { id, remote, scope, who: `${remote} (token ${hash.slice(0, 8)})` };
  }
}

/** Makes the bootstrap tokens of the remotes it names exactly these; other remotes' tokens stay. */
export async function bootstrapTokens(
  dataSource: DataSource,
  wanted: [remote: string, token: string][],
): Promise<void> {
  await transact(dataSource, async (manager) => {
    for (const remote of new Set(wanted.map(([name]) => name))) {
      const hashes = wanted.filter(([name]) => name === remote).map(([, token]) => hashOf(token));
      const rows = await manager.findBy(TeamTokenRow, { remote, source: 'bootstrap' });
      const known = new Set(rows.map(({ hash }) => hash));
      const gone = rows.filter(({ hash }) => !hashes.includes(hash));
      if (gone.length > 0)
        await manager.delete(
          TeamTokenRow,
          gone.map(({ id }) => id),
        );
      const fresh = [...new Set(hashes)].filter((hash) => !known.has(hash));
      for (const hash of fresh) {
        const row = {
          remote,
          prefix: prefixOf(hash),
          hash,
          source: 'bootstrap',
          scope: 'release' as const,
          label: null,
          createdAt: new Date(),
          expiresAt: null,
        };
        // Another instance, starting at the same time, may have been first.
        await manager.insert(TeamTokenRow, row).catch((error: unknown) => {
          if (!isDuplicateKey(error)) throw error;
        });
      }
    }
  });
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
export const prefixOf = (hash: string) => hash.slice(0, 16);
