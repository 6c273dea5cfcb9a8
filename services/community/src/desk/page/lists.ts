import type {
  Contribution,
  HoldReason,
  Outbox,
  ReceivedMessage,
  ReportedContribution,
  Subscriber,
} from '@coachlab/contracts';
import type { Act, Card } from './card.ts';

/** A list of the desk: what it asks for, what it shows of it, and what it says when there is nothing. */
export interface List {
  path: string;
  cards: (answer: never) => Card[];
  empty: string;
  /** Entries come in pages, the newest first. */
  paged?: true;
}

/** Entries of a page. */
export const PAGE = 50;

const HELD_FOR: Record<HoldReason, string> = {
  links: 'More than two links',
  honeypot: 'Filled in a field that people do not see',
};

export const LISTS: Record<string, List> = {
  held: {
    path: 'held',
    empty: 'Nothing is held. Every post and reply is out, or gone.',
    cards: (held: Contribution[]) =>
      held.map((one) => ({
        ...contribution(one, { label: 'Publish', does: 'publish' }),
        why: one.heldFor ? HELD_FOR[one.heldFor] : 'Held',
      })),
  },
  reports: {
    path: 'reports',
    empty: 'Nothing is reported.',
    cards: (reported: ReportedContribution[]) =>
      reported.map((one) => ({
        ...contribution(one, { label: 'Leave it', does: 'dismiss' }),
        why: one.reports.map(({ reason, note }) => (note ? `${reason}: ${note}` : reason)).join(' · '),
      })),
  },
  posts: {
    path: 'published',
    paged: true,
    empty: 'No posts yet.',
    cards: (published: Contribution[]) => published.map((one) => contribution(one)),
  },
  messages: {
    path: 'messages',
    paged: true,
    empty: 'No messages. What visitors write on the contact page comes here.',
    cards: (messages: ReceivedMessage[]) =>
      messages.map(({ id, name, email, subject, message, suspect, createdAt }) => ({
        title: subject,
        who: `${name} <${email}>`,
        when: createdAt,
        why: suspect ? 'Filled in a field that people do not see, so it was not mailed' : '',
        words: { text: message },
        reply: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`,
        acts: [
          ...(suspect
            ? [{ label: 'Not a robot', method: 'POST', path: `messages/${id}/release` } as Act]
            : []),
          remove(`messages/${id}`, 'this message'),
        ],
      })),
  },
  mails: {
    path: 'mails',
    empty: 'The outbox is empty. Every mail has gone out.',
    cards: ({ mails, sending }: Outbox) =>
      mails.map(({ id, subject, recipient, createdAt, attempts, lastError, status }) => ({
        title: subject,
        who: `To ${recipient ?? 'you'}`,
        when: createdAt,
        why: sending
          ? `${attempts} tries. ${status === 'failed' ? 'Given up: ' : ''}${lastError ?? ''}`
          : 'No mail server is set (SMTP_URL), so it waits.',
        acts: sending ? [{ label: 'Send now', method: 'POST', path: `mails/${id}/retry` }] : [],
      })),
  },
  subscribers: {
    path: 'subscribers',
    paged: true,
    empty: 'No addresses yet. Who subscribes on the contact page comes here.',
    cards: (subscribers: Subscriber[]) =>
      subscribers.map(({ id, email, status, createdAt }) => ({
        title: email,
        who: status === 'pending' ? 'Not confirmed' : status === 'confirmed' ? 'Confirmed' : 'Unsubscribed',
        when: createdAt,
        acts: [remove(`subscribers/${id}`, email)],
      })),
  },
};

/** It can be deleted; before that whatever else there is to do with it. */
function contribution(of: Contribution, first?: { label: string; does: string }): Card {
  const { kind, id, title, authorName, content, formatted, createdAt, editedAt } = of;
  // What its author changes meanwhile is not published unread.
  const seen = editedAt === null ? '' : `?edited=${encodeURIComponent(editedAt)}`;
  return {
    title: title ?? `Reply by ${authorName}`,
    who: authorName,
    when: createdAt,
    edited: editedAt,
    words: { text: content, formatted },
    acts: [
      ...(first
        ? [{ label: first.label, method: 'POST', path: `${kind}/${id}/${first.does}${seen}` } as Act]
        : []),
      remove(`${kind}/${id}`, `this ${kind}`),
    ],
  };
}

function remove(path: string, what: string): Act {
  return { label: 'Delete', method: 'DELETE', path, asks: `Delete ${what}?` };
}
