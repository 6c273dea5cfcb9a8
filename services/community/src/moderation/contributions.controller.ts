import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseEnumPipe,
  Post,
  Query,
  UseGuards,
} from '@nestjs/common';
import type { ContributionKind } from '@coachlab/contracts';
import { NotFoundError } from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { PageQuery } from '../forum/page-query.ts';
import { ContributionsService } from './contributions.service.ts';
import { ModerationGuard } from './moderation-guard.ts';
import { SeenQuery } from './seen-query.ts';
import { waitingCounts } from './waiting-counts.ts';

const kind = new ParseEnumPipe(
  { post: 'post', reply: 'reply' },
  { exceptionFactory: () => new NotFoundError('kind_unknown', { detail: 'It is a post or a reply.' }) },
);

@Controller('api/forum/operators')
@UseGuards(ModerationGuard)
export class ContributionsController {
  constructor(
    private readonly contributions: ContributionsService,
    private readonly dataSource: DataSource,
  ) {}

  @Get('waiting')
  waiting() {
    return waitingCounts(this.dataSource.manager);
  }

  @Get('held')
  held() {
    return this.contributions.held();
  }

  @Get('published')
  published(@Query() { before, limit }: PageQuery) {
    return this.contributions.published(limit, before);
  }

  @Get('reports')
  reported() {
    return this.contributions.reported();
  }

  @Post(':kind/:id/publish')
  @HttpCode(204)
  publish(
    @Param('kind', kind) of: ContributionKind,
    @Param('id') id: string,
    @Query() { edited }: SeenQuery,
  ) {
    return this.contributions.publish(of, id, edited);
  }

  @Post(':kind/:id/dismiss')
  @HttpCode(204)
  dismiss(
    @Param('kind', kind) of: ContributionKind,
    @Param('id') id: string,
    @Query() { edited }: SeenQuery,
  ) {
    return this.contributions.dismiss(of, id, edited);
  }

  @Delete(':kind/:id')
  @HttpCode(204)
  remove(@Param('kind', kind) of: ContributionKind, @Param('id') id: string) {
    return this.contributions.remove(of, id);
  }
}
