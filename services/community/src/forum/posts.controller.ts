import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { type Caller, FromCaller } from '@coachlab/service-common';
import { NewPostBody } from './new-post-body.ts';
import { PageQuery } from './page-query.ts';
import { PostsService } from './posts.service.ts';

@Controller('api/forum/posts')
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Get()
  list(@Query() query: PageQuery) {
    return this.posts.list(query);
  }

  @Post()
  create(@Body() body: NewPostBody, @FromCaller() caller: Caller) {
    return this.posts.create(body, caller);
  }
}
