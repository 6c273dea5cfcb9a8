import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PostRow } from './forum/post.row.ts';
import { PostsController } from './forum/posts.controller.ts';
import { PostsService } from './forum/posts.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([PostRow])],
  controllers: [PostsController],
  providers: [PostsService],
})
export class CommunityModule {}
