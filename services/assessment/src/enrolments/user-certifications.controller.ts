import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { type Caller, FromCaller } from '@coachlab/service-common';
import { requireGuest } from '../owners/owner.ts';
import { OwnersService } from '../owners/owners.service.ts';
import { RecoverBody } from '../owners/recover-body.ts';
import { EnrolmentsService } from './enrolments.service.ts';

@Controller('api/user-certifications')
export class UserCertificationsController {
  constructor(
    private readonly enrolments: EnrolmentsService,
    private readonly owners: OwnersService,
  ) {}

  @Get(':userId')
  list(@Param('userId') userId: string, @FromCaller() caller: Caller) {
    return this.enrolments.list(userId, caller);
  }

  @Post(':userId/recovery-code')
  recoveryCode(@Param('userId') userId: string, @FromCaller() caller: Caller) {
    requireGuest(userId);
    return this.owners.newRecoveryCode(caller);
  }

  /** Answers with what the browser is enrolled in from now on. */
  @Post(':userId/recover')
  @HttpCode(200)
  async recover(
    @Param('userId') userId: string,
    @Body() { recoveryCode }: RecoverBody,
    @FromCaller() caller: Caller,
  ) {
    requireGuest(userId);
    await this.owners.recover(recoveryCode, caller);
    return this.enrolments.list(userId, caller);
  }
}
