import type { ChatMessage, Citation } from '@coachlab/contracts';

/** A message as this panel keeps it: the specified fields, and what an answer rests on. */
export interface Message extends ChatMessage {
  citations?: Citation[];
}

/** Stored citations may be anybody's: only links into this site's artifacts are shown. */
export function citationsOf({ citations }: Message): Citation[] {
  if (!Array.isArray(citations)) return [];
  return citations.filter(
    ({ title, url }) => typeof title === 'string' && typeof url === 'string' && url.startsWith('/artifact/'),
  );
}
