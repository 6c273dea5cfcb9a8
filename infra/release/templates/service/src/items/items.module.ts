import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EditorGuard } from './editor.guard.ts';
import { ItemRow } from './item.row.ts';
import { ItemsController } from './items.controller.ts';
import { ItemsService } from './items.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ItemRow])],
  controllers: [ItemsController],
  providers: [ItemsService, EditorGuard],
})
export class ItemsModule {}
