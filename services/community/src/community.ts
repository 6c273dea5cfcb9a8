import { defineService } from '@coachlab/service-common';
import { CommunityModule } from './community.module.ts';
import { PostTextRow } from './forum/post-text.row.ts';
import { PostRow } from './forum/post.row.ts';
import { CreateForum1760000400000 } from './migrations/create-forum.ts';

/** What visitors say to each other and to the coach. */
export const community = defineService({
  name: 'community',
  port: 4104,
  apis: { forum: '1.0.0' },
  module: CommunityModule,
  database: {
    entities: [PostRow, PostTextRow],
    migrations: [CreateForum1760000400000],
  },
});
