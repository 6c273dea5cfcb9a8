import { Body, Controller, Param, Post, Res } from '@nestjs/common';
import type { EnrolRequest } from '@coachlab/contracts';
import { type Caller, FromCaller, Text } from '@coachlab/service-common';
import type { FastifyReply } from 'fastify';
import { EnrolmentsService } from './enrolments.service.ts';

class EnrolBody implements EnrolRequest {
  @Text({ max: 200 })
  userId!: string;
}

@Controller('api/certifications')
export class EnrolmentsController {
  constructor(private readonly enrolments: EnrolmentsService) {}

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
}
