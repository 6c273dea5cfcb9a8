import type { ContributionKind, ForumPost, ForumReply } from '@coachlab/contracts';
import { createChunk, useChunk } from '@coachlab/ui';
import { useState } from 'react';
import { useEditableUntil } from '../api/forum-mine.ts';
import { useNow } from '../shared/now.ts';

const ownWords = createChunk(() => import('./own-words.tsx'));

interface OwnActsProps {
  kind: ContributionKind;
  words: ForumPost | ForumReply;
}

/** Edit and Delete, for whoever wrote it and for as long as the service takes them; fetched for nobody else. */
export function OwnActs({ kind, words }: OwnActsProps) {
  const now = useNow();
  const until = useEditableUntil(words.id);
  // What is being typed stays when the time is over: it can still be copied.
  const [editing, setEditing] = useState(false);
  const shown = editing || (until !== undefined && now !== null && now < until);
  const loaded = useChunk(ownWords, shown, ignore);
  return shown && loaded && <loaded.OwnWords {...{ kind, words, until, editing }} onEditing={setEditing} />;
}

// Without it the words stand as they are.
function ignore(): void {}
