import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@coachlab/service-common';
import type { EntityManager } from 'typeorm';
import { contactMail } from './contact/contact-mail.ts';
import { Composer } from './mail/composer.ts';
import type { MailKind, MailRow } from './mail/mail.row.ts';
import type { MailMessage } from './mail/message.ts';
import { noticeMail } from './moderation/notice-mail.ts';
import { deskOf } from './moderation/sessions.ts';
import { confirmMail } from './newsletter/confirm-mail.ts';
import { welcomeMail } from './newsletter/welcome-mail.ts';
import type { CommunityConfig } from './settings.ts';

type Compose = (manager: EntityManager, subjectId: string, site: URL) => Promise<MailMessage | null>;

const COMPOSE: Record<MailKind, Compose> = {
  contact: contactMail,
  notice: noticeMail,
  confirm: confirmMail,
  welcome: welcomeMail,
};

/** Each kind of mail is written by the folder that knows what it says. */
@Injectable()
export class ComposerOfAllKinds extends Composer {
  constructor(@Inject(CONFIG) private readonly config: CommunityConfig) {
    super();
  }

  override compose(manager: EntityManager, { kind, subjectId }: MailRow): Promise<MailMessage | null> {
    const site = kind === 'notice' ? deskOf(this.config) : this.config.PUBLIC_URL;
    return COMPOSE[kind](manager, subjectId ?? '', site);
  }
}
