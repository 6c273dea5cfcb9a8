import { Controller, Get, Param, Query } from '@nestjs/common';
import { DrawnPicture } from '@coachlab/service-common';
import { SituationQuery } from './situation-queries.ts';
import { SituationsService } from './situations.service.ts';

@Controller('api/situations')
export class SituationsController {
  constructor(private readonly situations: SituationsService) {}

  @Get()
  list(@Query() query: SituationQuery) {
    return this.situations.list(query);
  }

  @Get(':slug')
  one(@Param('slug') slug: string) {
    return this.situations.one(slug);
  }

  @Get(':slug/share.png')
  @DrawnPicture()
  shareImage(@Param('slug') slug: string) {
    return this.situations.shareImage(slug);
  }
}
