import { Controller, Get, Param, Query } from '@nestjs/common';
import { DrawnPicture } from '@coachlab/service-common';
import { ArtifactQuery, CategoriesQuery } from './artifact-queries.ts';
import { ArtifactsService } from './artifacts.service.ts';

@Controller('api')
export class ArtifactsController {
  constructor(private readonly artifacts: ArtifactsService) {}

  @Get('artifacts')
  list(@Query() query: ArtifactQuery) {
    return this.artifacts.list(query);
  }

  // Before {id}, or `categories` would be taken for one.
  @Get('artifacts/categories')
  categories(@Query() query: CategoriesQuery) {
    return this.artifacts.categories(query);
  }

  @Get('artifacts/:id')
  one(@Param('id') id: string) {
    return this.artifacts.one(id);
  }

  @Get('artifacts/:id/share.png')
  @DrawnPicture()
  shareImage(@Param('id') id: string) {
    return this.artifacts.shareImage(id);
  }

  @Get('artifact-metadata')
  metadata() {
    return this.artifacts.metadata();
  }
}
