import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import type { ServiceCheckAnswer, ServiceCheckRequest } from '@coachlab/contracts';
import { validatorFor } from '@coachlab/federation/server';
import { ServicesService } from '../application/services.service.ts';
import { read } from './read-body.ts';
import { Needs, TokenGuard } from './token.guard.ts';

const question = validatorFor({
  type: 'object',
  required: ['apis'],
  additionalProperties: false,
  properties: {
    apis: {
      type: 'object',
      minProperties: 1,
      maxProperties: 100,
      propertyNames: { pattern: '^[a-z][a-z0-9-]*$', maxLength: 60 },
      additionalProperties: {
        anyOf: [
          { type: 'null' },
          { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+([-+][0-9A-Za-z.+-]+)?$', maxLength: 64 },
        ],
      },
    },
  },
});

@Controller('api/registry/services')
@UseGuards(TokenGuard)
export class ServicesController {
  constructor(private readonly services: ServicesService) {}

  @Post('check')
  @Needs('read')
  @HttpCode(200)
  check(@Body() body: unknown): Promise<ServiceCheckAnswer> {
    return this.services.check(read<ServiceCheckRequest>(body, question).apis);
  }
}
