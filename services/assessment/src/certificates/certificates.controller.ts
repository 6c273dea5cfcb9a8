import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { type Caller, FromCaller } from '@coachlab/service-common';
import type { FastifyReply } from 'fastify';
import { CertificateBody } from './certificate-body.ts';
import { CertificatesService } from './certificates.service.ts';

@Controller('api/certifications')
export class CertificatesController {
  constructor(private readonly certificates: CertificatesService) {}

  @Get('verify/:code')
  verify(@Param('code') code: string) {
    return this.certificates.verify(code);
  }

  /** 201 the first time, 200 with the name changed after that. */
  @Post(':id/certificate')
  async issue(
    @Param('id') id: string,
    @Body() body: CertificateBody,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { created, certificate } = await this.certificates.issue(id, body, caller);
    void reply.code(created ? 201 : 200);
    return certificate;
  }

  @Delete(':id/certificate')
  @HttpCode(204)
  withdraw(@Param('id') id: string, @FromCaller() caller: Caller) {
    return this.certificates.withdraw(id, caller);
  }
}
