import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShareImages } from '@coachlab/share-image';
import { ArtifactAliasRow } from './artifacts/artifact-alias.row.ts';
import { ArtifactRow } from './artifacts/artifact.row.ts';
import { ArtifactStore } from './artifacts/artifact-store.ts';
import { ArtifactsController } from './artifacts/artifacts.controller.ts';
import { ArtifactsService } from './artifacts/artifacts.service.ts';
import { LargeAnswers } from './artifacts/large-answers.ts';
import { SituationRow } from './situations/situation.row.ts';
import { SituationsController } from './situations/situations.controller.ts';
import { SituationsService } from './situations/situations.service.ts';
import { SearchIndex } from './artifacts/search-index.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ArtifactRow, ArtifactAliasRow, SituationRow])],
  controllers: [ArtifactsController, SituationsController],
  providers: [
    ArtifactsService,
    ArtifactStore,
    LargeAnswers,
    SearchIndex,
    SituationsService,
    { provide: ShareImages, useFactory: () => new ShareImages() },
  ],
})
export class CatalogModule {}
