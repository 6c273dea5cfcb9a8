import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArchetypeRow } from './icpi/archetype.row.ts';
import { IcpiController } from './icpi/icpi.controller.ts';
import { IcpiItemRow } from './icpi/icpi-item.row.ts';
import { IcpiResultRow } from './icpi/icpi-result.row.ts';
import { IcpiService } from './icpi/icpi.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([IcpiItemRow, ArchetypeRow, IcpiResultRow])],
  controllers: [IcpiController],
  providers: [IcpiService],
})
export class AssessmentModule {}
