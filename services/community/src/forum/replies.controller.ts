import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { type Caller, FromCaller } from '@coachlab/service-common';
import { NewReplyBody } from './new-reply-body.ts';
import { NewReportBody } from './new-report-body.ts';
import { ReplyWordsBody } from './own-words-bodies.ts';
import { OwnWordsService } from './own-words.service.ts';
import { ForwardPageQuery } from './page-query.ts';
import { RepliesService } from './replies.service.ts';
import { ReportsService } from './reports.service.ts';
import { VotesService } from './votes.service.ts';

@Controller('api/forum')
export class RepliesController {
  constructor(
    private readonly replies: RepliesService,
    private readonly reports: ReportsService,
    private readonly votes: VotesService,
    private readonly own: OwnWordsService,
  ) {}

  @Get('posts/:id/replies')
  list(@Param('id') postId: string, @Query() query: ForwardPageQuery) {
    return this.replies.list(postId, query);
  }

  @Post('posts/:id/replies')
  create(@Param('id') postId: string, @Body() body: NewReplyBody, @FromCaller() caller: Caller) {
    return this.replies.create(postId, body, caller);
  }

  @Post('replies/:id/upvote')
  @HttpCode(200)
  upvote(@Param('id') id: string, @FromCaller() caller: Caller) {
    return this.votes.toggle('reply', id, caller);
  }

  @Put('replies/:id')
  edit(@Param('id') id: string, @Body() body: ReplyWordsBody, @FromCaller() caller: Caller) {
    return this.own.editReply(id, body, caller);
  }

  @Delete('replies/:id')
  @HttpCode(204)
  remove(@Param('id') id: string, @FromCaller() caller: Caller) {
    return this.own.deleteReply(id, caller);
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
