import { PageHead } from '@coachlab/remote-kit';
import { Page, PageHeader } from '@coachlab/ui';
import { DirectCard } from '../contact/direct-card.tsx';
import { MessageCard } from '../contact/message-card.tsx';
import { NewsletterCard } from '../contact/newsletter-card.tsx';
import { COACH } from '../content/coach.ts';
import css from './contact.module.css';

export function Component() {
  return (
    <Page>
      <PageHead
        title="Contact"
        description={`Write to ${COACH.name}. You get an answer within ${COACH.answerWithin}.`}
      />
      <PageHeader
        label="Contact"
        title="Get in Touch"
        lead="A question, a doubt, a conversation that will not leave you alone. One person reads this, and answers."
      />
      <div className={css.cards}>
        <MessageCard />
        <div className={css.side}>
          <DirectCard />
          <NewsletterCard />
        </div>
      </div>
    </Page>
  );
}
