import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { type Caller, FromCaller, Limited, type LimitPolicy } from '@coachlab/service-common';
import type { FastifyReply } from 'fastify';
import { JoiningService } from './joining.service.ts';
import { JoinBody, WorkshopBody } from './workshop-bodies.ts';
import { WorkshopsService } from './workshops.service.ts';

/**
 * For every call that names a code. Thirty people behind one address look it up, join, and some change their mind; one
 * who guesses gets 43,000 of 300,000,000,000 codes a day.
 */
const BY_CODE: LimitPolicy = {
  name: 'workshops.code',
  visitor: [{ burst: 20, every: 10 }],
  ip: [{ burst: 200, every: 2 }],
};

@Controller('api/assessment/workshops')
export class WorkshopsController {
  constructor(
    private readonly workshops: WorkshopsService,
    private readonly joining: JoiningService,
  ) {}

  @Post()
  open(@Body() body: WorkshopBody, @FromCaller() caller: Caller) {
    return this.workshops.open(body, caller);
  }

  @Get(':id')
  workshop(@Param('id') id: string) {
    return this.workshops.workshop(id);
  }

  @Delete(':id')
  @HttpCode(204)
  delete(@Param('id') id: string) {
    return this.workshops.delete(id);
  }

  @Get('result/:resultId')
  ofResult(@Param('resultId') resultId: string, @FromCaller() caller: Caller) {
    return this.joining.ofResult(resultId, caller);
  }

  @Get('code/:code')
  @Limited(BY_CODE)
  find(@Param('code') code: string) {
    return this.joining.find(code);
  }

  @Post('code/:code/results')
  @Limited(BY_CODE)
  async join(
    @Param('code') code: string,
    @Body() { resultId }: JoinBody,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { created, joined } = await this.joining.join(code, resultId, caller);
    void reply.code(created ? 201 : 200);
    return joined;
  }

  @Delete('code/:code/results/:resultId')
  @Limited(BY_CODE)
  @HttpCode(204)
  takeBack(@Param('code') code: string, @Param('resultId') resultId: string, @FromCaller() caller: Caller) {
    return this.joining.takeBack(code, resultId, caller);
  }
}
