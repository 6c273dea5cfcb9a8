import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseIntPipe,
  Post,
  UseGuards,
} from '@nestjs/common';
import type { TokenAnswer, TokenInfo, TokenRequest, TokenScope } from '@coachlab/contracts';
import { Strict, Text } from '@coachlab/service-common';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import type { TokenHolder } from '../store/team-tokens.ts';
import { FromTeam, Needs, TokenGuard } from './token.guard.ts';
import { TokensService } from '../application/tokens.service.ts';

@Strict()
class TokenBody implements TokenRequest {
  @IsIn(['read', 'publish', 'release'])
  scope!: TokenScope;

  @IsInt()
  @Min(1)
  @Max(365)
  expiresInDays!: number;

  @Text({ max: 100 })
  label!: string;
}

@Controller('api/registry/tokens')
@UseGuards(TokenGuard)
export class TokensController {
  constructor(private readonly store: TokensService) {}

  @Get()
  @Needs('release')
  list(@FromTeam() team: TokenHolder): Promise<TokenInfo[]> {
    return this.store.list(team);
  }

  @Get('current')
  current(@FromTeam() team: TokenHolder): Promise<TokenInfo> {
    return this.store.find(team);
  }

  @Post()
  create(@Body() body: TokenBody, @FromTeam() team: TokenHolder): Promise<TokenAnswer> {
    return this.store.create(body, team);
  }

  @Delete(':id')
  @HttpCode(204)
  revoke(@Param('id', ParseIntPipe) id: number, @FromTeam() team: TokenHolder): Promise<void> {
    return this.store.revoke(id, team);
  }
}
