import { quoted } from '../phrases.ts';
import type { SituationReply } from '@coachlab/contracts';

/** What the other may say to the words of a situation, and what can be said then; nothing where it has none. */
export function repliesText(replies: readonly SituationReply[]): string | undefined {
  if (replies.length === 0) return undefined;
  const pairs = replies.map(({ they, you }) => `- ${heard(they)} ${quoted(you)}`);
  return `**If they say:**\n\n${pairs.join('\n')}`;
}

/** Silence and tears are not quoted. */
export function heard(they: string): string {
  return they.startsWith('(') ? `*${they}*` : `*${quoted(they)}*`;
}
