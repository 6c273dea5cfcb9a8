import { shellEvents } from '@coachlab/remote-kit';
import { Sheet } from '@coachlab/ui';
import { useEffect, useState } from 'react';
import { ChatGreeting } from './chat-greeting.tsx';

/** The assistant's panel: opened from the bar, the dock, or by any section. */
export function ChatHost() {
  const [open, setOpen] = useState(false);
  useEffect(() => shellEvents.subscribe((event) => event.type === 'open-chat' && setOpen(true)), []);
  return (
    <Sheet kind="chat" title="AI Assistant" open={open} onOpenChange={setOpen}>
      <ChatGreeting onLeave={() => setOpen(false)} />
    </Sheet>
  );
}
