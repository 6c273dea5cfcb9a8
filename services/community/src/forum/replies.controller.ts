import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { type Caller, FromCaller } from '@coachlab/service-common';
import { NewReplyBody } from './new-reply-body.ts';
import { NewReportBody } from './new-report-body.ts';
import { ForwardPageQuery } from './page-query.ts';
import { RepliesService } from './replies.service.ts';
import { ReportsService } from './reports.service.ts';

@Controller('api/forum')
export class RepliesController {
  constructor(
    private readonly replies: RepliesService,
    private readonly reports: ReportsService,
  ) {}

  @Get('posts/:id/replies')
  list(@Param('id') postId: string, @Query() query: ForwardPageQuery) {
    return this.replies.list(postId, query);
  }

  @Post('posts/:id/replies')
  create(@Param('id') postId: string, @Body() body: NewReplyBody, @FromCaller() caller: Caller) {
    return this.replies.create(postId, body, caller);
  }

  @Post('posts/:id/report')
  @HttpCode(202)
  reportPost(@Param('id') id: string, @Body() body: NewReportBody, @FromCaller() caller: Caller) {
    return this.reports.report('post', id, body, caller);
  }

  @Post('replies/:id/report')
  @HttpCode(202)
  reportReply(@Param('id') id: string, @Body() body: NewReportBody, @FromCaller() caller: Caller) {
    return this.reports.report('reply', id, body, caller);
  }
}
