import type { Situation } from '@coachlab/contracts';
import { meaningOf } from '@coachlab/search';
import { bullets, firstSentence, paragraphs } from '../phrases.ts';
import { scheduleFor } from '../schedule.ts';
import type { Turn } from '../turn.ts';
import { emailSkeleton } from './email-skeleton.ts';
import { asChat } from './situation-email.ts';
import { isReplyDue, replyText } from './reply.ts';

/** All that it may be, side by side: nothing to say, and nothing that could be done to the wrong person. */
export function unsureText(turn: Turn, near: readonly Situation[]): string {
  const { message, request } = turn;
  return paragraphs(
    isReplyDue(message) && replyText(undefined, message),
    scheduleFor(message),
    request.form === 'email' && skeletonFor(turn),
    '**I’m not sure that I have the right one.** Which of these is it?',
    bullets(near.map((one) => `${linked(one)}. ${firstSentence(one.doFirst)}`)),
    'Press one, or put what matters most in one sentence: what do you want to have said or settled when you walk out?',
  );
}

/** What is sent goes to somebody: not to whom it goes in a matter that it may not be. */
export function goesTo(to: string | undefined, message: string): boolean {
  const said = new Set(meaningOf(message));
  return meaningOf(to ?? '').some((word) => said.has(word));
}

export function skeletonFor({ message, name, request }: Turn): string {
  const text = emailSkeleton(message, name);
  return request.isChat ? asChat(text) : text;
}

function linked({ slug, title }: Situation): string {
  return `[${title}](situation:${slug})`;
}
