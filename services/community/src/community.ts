import { defineService } from '@coachlab/service-common';
import { CommunityModule } from './community.module.ts';
import { configure } from './configure.ts';
import { ContactMessageRow } from './contact/contact-message.row.ts';
import { PostRow } from './forum/post.row.ts';
import { ReplyRow } from './forum/reply.row.ts';
import { ReportRow } from './forum/report.row.ts';
import { VoteRow } from './forum/vote.row.ts';
import { MailRow } from './mail/mail.row.ts';
import { AddMailboxKey1760000400005 } from './migrations/add-mailbox-key.ts';
import { AddRichText1760000400004 } from './migrations/add-rich-text.ts';
import { CreateContact1760000400001 } from './migrations/create-contact.ts';
import { CreateForum1760000400000 } from './migrations/create-forum.ts';
import { EditAndVote1760000400008 } from './migrations/edit-and-vote.ts';
import { CreateModeration1760000400002 } from './migrations/create-moderation.ts';
import { IndexHeldPosts1760000400003 } from './migrations/index-held-posts.ts';
import { KeyFingerprints1760000400006 } from './migrations/key-fingerprints.ts';
import { AgeVotes1760000400007 } from './migrations/age-votes.ts';
import { ModerationSessionRow } from './moderation/moderation-session.row.ts';
import { ConfirmTokenRow } from './newsletter/confirm-token.row.ts';
import { SubscriberRow } from './newsletter/subscriber.row.ts';
import { settings } from './settings.ts';
import { keyWriters } from './forum/key-writers.ts';
import { SaidTextRow } from './writing/said-text.row.ts';

/** What visitors say to each other and to the coach. */
export const community = defineService({
  name: 'community',
  port: 4104,
  apis: { forum: '1.2.0', contact: '1.0.0', newsletter: '1.0.0', community: '1.0.0' },
  module: CommunityModule,
  settings,
  configure,
  database: {
    entities: [
      PostRow,
      ReplyRow,
      VoteRow,
      ReportRow,
      SaidTextRow,
      ContactMessageRow,
      MailRow,
      SubscriberRow,
      ConfirmTokenRow,
      ModerationSessionRow,
    ],
    migrations: [
      CreateForum1760000400000,
      CreateContact1760000400001,
      CreateModeration1760000400002,
      IndexHeldPosts1760000400003,
      AddRichText1760000400004,
      AddMailboxKey1760000400005,
      KeyFingerprints1760000400006,
      AgeVotes1760000400007,
      EditAndVote1760000400008,
    ],
    seed: keyWriters,
  },
});
