import type { ResolvedSet } from '@coachlab/contracts';
import { shellEvents } from '@coachlab/remote-kit';
import { createChunk, preloadChunk, preloadLayers, useChunk } from '@coachlab/ui';
import { useEffect, useState } from 'react';

const panel = createChunk(() => import('./chat-panel.tsx'));

/** Fetches the panel's code: where it is about to be opened. */
export function preloadChat(): void {
  preloadLayers();
  preloadChunk(panel);
}

/** The assistant's panel: opened from the bar, the dock, or by any section. Costs a page nothing until then. */
export function ChatHost({ set }: { set: ResolvedSet }) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  useEffect(
    () =>
      shellEvents.subscribe((event) => {
        if (event.type !== 'open-chat') return;
        if (event.message) setDraft(event.message);
        setOpen(true);
      }),
    [],
  );
  const loaded = useChunk(panel, open, () => setOpen(false));
  return (
    loaded && (
      <loaded.ChatPanel set={set} open={open} onOpenChange={setOpen} draft={draft} onDraft={setDraft} />
    )
  );
}
