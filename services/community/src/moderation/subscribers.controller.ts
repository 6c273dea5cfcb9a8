import { Controller, Delete, Get, Header, HttpCode, Param, Query, UseGuards } from '@nestjs/common';
import { PageQuery } from '../forum/page-query.ts';
import { ModerationGuard } from './moderation-guard.ts';
import { SubscribersService } from './subscribers.service.ts';

@Controller('api/forum/operators')
@UseGuards(ModerationGuard)
export class SubscribersController {
  constructor(private readonly subscribers: SubscribersService) {}

  @Get('subscribers')
  list(@Query() query: PageQuery) {
    return this.subscribers.list(query);
  }

  // Before {id}, or the file's name would be taken for one.
  @Get('subscribers.csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="subscribers.csv"')
  export() {
    return this.subscribers.export();
  }

  @Delete('subscribers/:id')
  @HttpCode(204)
  remove(@Param('id') id: string) {
    return this.subscribers.remove(id);
  }
}
