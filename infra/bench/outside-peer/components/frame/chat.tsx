'use client';
import { ChatPanel } from '@shell/chat/chat-panel';
import { useState } from 'react';

/** There are no releases here to tell the assistant's pages from. */
const NO_RELEASES = { epoch: 0, remotes: [] };

export function Chat({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [draft, setDraft] = useState('');
  return (
    <ChatPanel
      set={NO_RELEASES}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      draft={draft}
      onDraft={setDraft}
    />
  );
}
