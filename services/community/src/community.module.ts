import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContactController } from './contact/contact.controller.ts';
import { ContactService } from './contact/contact.service.ts';
import { DeskController } from './desk/desk.controller.ts';
import { MaturingVotes } from './forum/maturing-votes.ts';
import { MineService } from './forum/mine.service.ts';
import { OwnWordsService } from './forum/own-words.service.ts';
import { PostRow } from './forum/post.row.ts';
import { PostsController } from './forum/posts.controller.ts';
import { PostsService } from './forum/posts.service.ts';
import { RepliesController } from './forum/replies.controller.ts';
import { RepliesService } from './forum/replies.service.ts';
import { ReplyRow } from './forum/reply.row.ts';
import { ReportsService } from './forum/reports.service.ts';
import { VotesService } from './forum/votes.service.ts';
import { Housekeeping } from './housekeeping.ts';
import { ComposerOfAllKinds } from './composer-of-all-kinds.ts';
import { Composer } from './mail/composer.ts';
import { Mailer } from './mail/mailer.ts';
import { Notices } from './mail/notices.ts';
import { OutboxGauge } from './mail/outbox-gauge.ts';
import { Outbox } from './mail/outbox.ts';
import { ContributionsController } from './moderation/contributions.controller.ts';
import { ContributionsService } from './moderation/contributions.service.ts';
import { PostBoxController } from './moderation/post-box.controller.ts';
import { PostBoxService } from './moderation/post-box.service.ts';
import { SessionController } from './moderation/session.controller.ts';
import { Sessions } from './moderation/sessions.ts';
import { SubscribersController } from './moderation/subscribers.controller.ts';
import { SubscribersService } from './moderation/subscribers.service.ts';
import { ErasureService } from './my-data/erasure.service.ts';
import { ExportService } from './my-data/export.service.ts';
import { MyDataController } from './my-data/my-data.controller.ts';
import { NewsletterController } from './newsletter/newsletter.controller.ts';
import { NewsletterService } from './newsletter/newsletter.service.ts';
import { StoredRichText } from './forum/stored-rich-text.ts';
import { Writers } from './writing/writer.ts';
import { Writes } from './writing/writes.ts';

@Module({
  imports: [TypeOrmModule.forFeature([PostRow, ReplyRow])],
  controllers: [
    PostsController,
    RepliesController,
    ContactController,
    NewsletterController,
    MyDataController,
    DeskController,
    SessionController,
    // Before contributions, whose `:kind/:id` would take `messages` for a kind.
    PostBoxController,
    SubscribersController,
    ContributionsController,
  ],
  providers: [
    PostsService,
    RepliesService,
    VotesService,
    OwnWordsService,
    MaturingVotes,
    MineService,
    ReportsService,
    ExportService,
    ErasureService,
    ContactService,
    NewsletterService,
    Writes,
    Writers,
    StoredRichText,
    Outbox,
    OutboxGauge,
    { provide: Composer, useClass: ComposerOfAllKinds },
    Mailer,
    Notices,
    Sessions,
    ContributionsService,
    PostBoxService,
    SubscribersService,
    Housekeeping,
  ],
})
export class CommunityModule {}
