import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { type Caller, FromCaller } from '@coachlab/service-common';
import type { FastifyReply } from 'fastify';
import { CertificateBody } from '../certificates/certificate-body.ts';
import { CertificatesService } from '../certificates/certificates.service.ts';
import { EnrolBody } from '../enrolments/enrol-body.ts';
import { EnrolmentsService } from '../enrolments/enrolments.service.ts';
import { ModuleSubmissionBody } from '../quizzes/module-submission.ts';
import { QuizService } from '../quizzes/quiz.service.ts';
import { CertificationsService } from './certifications.service.ts';

@Controller('api/certifications')
export class CertificationsController {
  constructor(
    private readonly certifications: CertificationsService,
    private readonly enrolments: EnrolmentsService,
    private readonly quiz: QuizService,
    private readonly certificates: CertificatesService,
  ) {}

  @Get()
  list() {
    return this.certifications.list();
  }

  @Get('verify/:code')
  verify(@Param('code') code: string) {
    return this.certificates.verify(code);
  }

  @Get(':id')
  one(@Param('id') id: string) {
    return this.certifications.one(id);
  }

  /** 201 the first time, 200 with the same after that. */
  @Post(':id/enroll')
  async enrol(
    @Param('id') id: string,
    @Body() { userId }: EnrolBody,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { created, enrolment } = await this.enrolments.enrol(id, userId, caller);
    void reply.code(created ? 201 : 200);
    return enrolment;
  }

  @Get(':id/modules/:moduleId/quiz')
  questions(@Param('id') id: string, @Param('moduleId') moduleId: string, @FromCaller() caller: Caller) {
    return this.quiz.questions(id, moduleId, caller);
  }

  @Post(':id/modules/:moduleId/submit')
  @HttpCode(200)
  submit(
    @Param('id') id: string,
    @Param('moduleId') moduleId: string,
    @Body() body: ModuleSubmissionBody,
    @FromCaller() caller: Caller,
  ) {
    return this.quiz.submit(id, moduleId, body, caller);
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
