import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@coachlab/service-common';
import type { EntityManager } from 'typeorm';
import { contactMail } from '../contact/contact-mail.ts';
import { deskOf } from '../moderation/sessions.ts';
import { confirmMail } from '../newsletter/confirm-mail.ts';
import { welcomeMail } from '../newsletter/welcome-mail.ts';
import type { CommunityConfig } from '../settings.ts';
import type { MailKind, MailRow } from './mail.row.ts';
import type { MailMessage } from './message.ts';
import { noticeMail } from './notice-mail.ts';

type Compose = (manager: EntityManager, subjectId: string, site: URL) => Promise<MailMessage | null>;

const COMPOSE: Record<MailKind, Compose> = {
  contact: contactMail,
  notice: noticeMail,
  confirm: confirmMail,
  welcome: welcomeMail,
};

/** Writes a mail when it is to be sent; null when there is nothing to say any more. */
@Injectable()
export class Composer {
  constructor(@Inject(CONFIG) private readonly config: CommunityConfig) {}

  compose(manager: EntityManager, { kind, subjectId }: MailRow): Promise<MailMessage | null> {
    const site = kind === 'notice' ? deskOf(this.config) : this.config.PUBLIC_URL;
    return COMPOSE[kind](manager, subjectId ?? '', site);
  }
}
