import { Body, Controller, Delete, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import type { HeldRelease } from '@coachlab/contracts';
import { validatorFor } from '@coachlab/federation/server';
import { type ShellAnnouncement, ShellsService } from '../application/shells.service.ts';
import { RunningShells } from '../store/running-shells.ts';
import { read } from './read-body.ts';
import { ShellGuard } from './shell.guard.ts';

const version = { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+([-+][0-9A-Za-z.+-]+)?$', maxLength: 64 };
const provides = {
  type: 'object',
  required: ['shell', 'shared'],
  additionalProperties: false,
  properties: {
    shell: version,
    shared: {
      type: 'object',
      maxProperties: 100,
      propertyNames: { maxLength: 200 },
      additionalProperties: version,
    },
  },
};

const announcement = validatorFor({
  type: 'object',
  required: ['shell', 'provides'],
  // A later shell may say more.
  properties: {
    shell: { type: 'string', pattern: '^[0-9a-f]{32}$' },
    provides,
    build: { type: 'string', pattern: '^[\\w-]{1,64}$' },
  },
});
@Controller('api/registry/shells')
@UseGuards(ShellGuard)
export class ShellsController {
  constructor(
    private readonly shells: ShellsService,
    private readonly running: RunningShells,
  ) {}

  @Post()
  @HttpCode(200)
  announce(@Body() body: unknown): Promise<{ withheld: HeldRelease[] }> {
    return this.shells.announce(read<ShellAnnouncement>(body, announcement));
  }

  @Delete(':shell')
  @HttpCode(204)
  end(@Param('shell') shell: string): Promise<void> {
    return this.running.end(shell);
  }
}
