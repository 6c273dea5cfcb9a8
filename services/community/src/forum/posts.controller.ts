import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { type Caller, FromCaller } from '@coachlab/service-common';
import { MineService } from './mine.service.ts';
import { NewPostBody } from './new-post-body.ts';
import { PostWordsBody } from './own-words-bodies.ts';
import { OwnWordsService } from './own-words.service.ts';
import { PostsQuery } from './page-query.ts';
import { PreviewBody } from './preview-body.ts';
import { PostsService } from './posts.service.ts';
import { VotesService } from './votes.service.ts';

@Controller('api/forum')
export class PostsController {
  constructor(
    private readonly posts: PostsService,
    private readonly votes: VotesService,
    private readonly mine: MineService,
    private readonly own: OwnWordsService,
  ) {}

  @Get('posts')
  list(@Query() query: PostsQuery, @FromCaller() caller: Caller) {
    return this.posts.list(query, caller);
  }

  @Post('posts')
  create(@Body() body: NewPostBody, @FromCaller() caller: Caller) {
    return this.posts.create(body, caller);
  }

  @Post('preview')
  @HttpCode(200)
  preview(@Body() body: PreviewBody, @FromCaller() caller: Caller) {
    return this.posts.preview(body, caller);
  }

  @Get('posts/:id')
  one(@Param('id') id: string) {
    return this.posts.one(id);
  }

  @Post('posts/:id/upvote')
  @HttpCode(200)
  upvote(@Param('id') id: string, @FromCaller() caller: Caller) {
    return this.votes.toggle('post', id, caller);
  }

  @Put('posts/:id')
  edit(@Param('id') id: string, @Body() body: PostWordsBody, @FromCaller() caller: Caller) {
    return this.own.editPost(id, body, caller);
  }

  @Delete('posts/:id')
  @HttpCode(204)
  remove(@Param('id') id: string, @FromCaller() caller: Caller) {
    return this.own.deletePost(id, caller);
  }

  @Get('mine')
  ofCaller(@FromCaller() caller: Caller) {
    return this.mine.of(caller);
  }

  @Get('feed.atom')
  feed() {
    return this.posts.feed();
  }
}
