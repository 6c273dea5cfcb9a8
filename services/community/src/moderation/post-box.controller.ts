import { Controller, Delete, Get, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import { PageQuery } from '../forum/page-query.ts';
import { ModerationGuard } from './moderation-guard.ts';
import { PostBoxService } from './post-box.service.ts';

@Controller('api/forum/operators')
@UseGuards(ModerationGuard)
export class PostBoxController {
  constructor(private readonly postBox: PostBoxService) {}

  @Get('messages')
  messages(@Query() query: PageQuery) {
    return this.postBox.messages(query);
  }

  @Post('messages/:id/release')
  @HttpCode(204)
  release(@Param('id') id: string) {
    return this.postBox.release(id);
  }

  @Delete('messages/:id')
  @HttpCode(204)
  removeMessage(@Param('id') id: string) {
    return this.postBox.removeMessage(id);
  }

  @Get('mails')
  mails() {
    return this.postBox.mails();
  }

  @Post('mails/:id/retry')
  @HttpCode(204)
  retry(@Param('id') id: string) {
    return this.postBox.retry(id);
  }
}
