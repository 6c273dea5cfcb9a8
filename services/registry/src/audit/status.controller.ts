import { Controller, Get, Inject, Param, Query, UseGuards } from '@nestjs/common';
import type { AuditLink, AuditRow, RegistryStatus, RolloutStatus } from '@coachlab/contracts';
import { CONFIG, NotFoundError, OptionalText, Strict } from '@coachlab/service-common';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { DataSource, MoreThan } from 'typeorm';
import { RegistryViews } from '../rollouts/registry-view.ts';
import { rolloutStatus } from '../rollouts/rollout-status.ts';
import type { RegistryConfig } from '../settings.ts';
import { ShellStates } from '../signals/shell-states.ts';
import { TokenGuard } from '../tokens/token.guard.ts';
import { AuditEntry } from './audit.entity.ts';
import { statusOf } from './status.ts';

@Strict()
class AuditQuery {
  @OptionalText({ max: 40 })
  remote?: string;

  /** Rows. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_000)
  limit?: number;
}

@Strict()
class ChainQuery {
  /** The place after which to go on. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  after?: number;
}

/** Entries of one answer. */
const LINKS = 1_000;

/** Allow lists and reasons are for the teams only, but for all of them. */
@Controller('api/registry')
@UseGuards(TokenGuard)
export class StatusController {
  constructor(
    @Inject(CONFIG) private readonly config: RegistryConfig,
    private readonly dataSource: DataSource,
    private readonly views: RegistryViews,
    private readonly shells: ShellStates,
  ) {}

  @Get('status')
  async status(): Promise<RegistryStatus> {
    return statusOf(this.dataSource, await this.views.load(), {
      shells: await this.shells.current(),
      certifiedUntil: this.config.COACHLAB_SIGNING_CERTIFICATE.notAfter,
    });
  }

  /** The running rollout, or the last one. */
  @Get('remotes/:remote/rollout')
  async rollout(@Param('remote') remote: string): Promise<RolloutStatus> {
    const status = await rolloutStatus(this.dataSource.manager, remote);
    if (status) return status;
    throw new NotFoundError('rollout_unknown', { detail: `${remote} has never had a rollout.` });
  }

  @Get('audit')
  async audit(@Query() { remote, limit = 100 }: AuditQuery): Promise<AuditRow[]> {
    const rows = await this.dataSource.manager.find(AuditEntry, {
      where: remote === undefined ? {} : { remote },
      order: { id: 'DESC' },
      take: limit,
    });
    return rows.map(rowOf);
  }

  /** All of it in the order of the chain, so that anybody can check that it holds. */
  @Get('audit/chain')
  async chain(@Query() { after = 0 }: ChainQuery): Promise<AuditLink[]> {
    const rows = await this.dataSource.manager.find(AuditEntry, {
      where: { id: MoreThan(after) },
      order: { id: 'ASC' },
      take: LINKS,
    });
    return rows.map((row) => ({ ...rowOf(row), id: row.id, previous: row.previous, hash: row.hash }));
  }
}

function rowOf({ at, who, action, remote, before, after, why }: AuditEntry): AuditRow {
  return { at: at.toISOString(), who, action, remote, from: before, to: after, why };
}
