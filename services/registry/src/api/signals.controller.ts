import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import type { SignalTokenAnswer } from '@coachlab/contracts';
import { type Caller, FromCaller } from '@coachlab/service-common';
import { ShellGuard } from './shell.guard.ts';
import { readShellSignals, readShellState, readSignals, readTokenRequest } from './signal-requests.ts';
import { ShellStates } from '../store/shell-states.ts';
import { SignalsService } from '../jobs/signals.service.ts';

@Controller('api/registry/signals')
export class SignalsController {
  constructor(
    private readonly signals: SignalsService,
    private readonly shells: ShellStates,
  ) {}

  @Post('token')
  @HttpCode(200)
  token(@Body() body: unknown, @FromCaller() caller: Caller): Promise<SignalTokenAnswer> {
    return this.signals.token(caller, readTokenRequest(body));
  }

  @Post()
  @HttpCode(202)
  report(@Body() body: unknown, @FromCaller() caller: Caller): Promise<void> {
    return this.signals.report(caller, readSignals(body));
  }

  @Post('shell')
  @HttpCode(202)
  @UseGuards(ShellGuard)
  reportOfShell(@Body() body: unknown): Promise<void> {
    return this.signals.reportOfShell(readShellSignals(body));
  }

  /** Shells of the release before still tell of the pages that they sent, and of shadow renders. */
  @Post(['shell/served', 'shell/shadows'])
  @HttpCode(202)
  @UseGuards(ShellGuard)
  ignored(): void {}

  @Post('shell/state')
  @HttpCode(202)
  @UseGuards(ShellGuard)
  stateOfShell(@Body() body: unknown): Promise<void> {
    return this.shells.take(readShellState(body));
  }
}
