import type { ChatButton } from '@coachlab/contracts';

/** What many managers come with, in words that the assistant has an answer to. */
const WORDS = [
  'I keep putting off a hard conversation',
  'Someone on my team keeps missing deadlines',
  'I want to practise a hard conversation',
  'Where should I start?',
];

/** Offered under the greeting until the visitor has said something. */
export const OPENINGS: ChatButton[] = WORDS.map((words) => ({ label: words, says: words }));
