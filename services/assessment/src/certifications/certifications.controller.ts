import { Controller, Get, Param } from '@nestjs/common';
import { CertificationsService } from './certifications.service.ts';

@Controller('api/certifications')
export class CertificationsController {
  constructor(private readonly certifications: CertificationsService) {}

  @Get()
  list() {
    return this.certifications.list();
  }

  @Get(':id')
  one(@Param('id') id: string) {
    return this.certifications.one(id);
  }
}
