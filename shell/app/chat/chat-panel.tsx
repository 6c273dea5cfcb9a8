import type { ResolvedSet } from '@coachlab/contracts';
import { matchesMedia } from '@coachlab/learner';
import { IconButton, Sheet } from '@coachlab/ui';
import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { ChatLog } from './chat-log.tsx';
import { Composer } from './composer.tsx';
import { useConversation } from './use-conversation.ts';

interface ChatPanelProps {
  set: ResolvedSet;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What stands in the field. It outlives the panel's closing. */
  draft: string;
  onDraft: (draft: string) => void;
}

/** The conversation with the assistant. An answer goes on arriving while the panel is closed. */
export function ChatPanel({ set, open, onOpenChange, draft, onDraft }: ChatPanelProps) {
  const conversation = useConversation(set);
  const field = useRef<HTMLTextAreaElement>(null);
  const follow = () => coversThePage() && onOpenChange(false);
  const clear = () => {
    conversation.clear();
    field.current?.focus();
  };
  return (
    <Sheet
      kind="chat"
      title="AI Assistant"
      open={open}
      onOpenChange={onOpenChange}
      actions={
        conversation.messages.length > 1 && (
          <IconButton icon={Trash} label="Clear conversation" onClick={clear} />
        )
      }
    >
      <ChatLog conversation={conversation} onFollow={follow} />
      <Composer
        ref={field}
        draft={draft}
        onDraft={onDraft}
        pending={conversation.pending}
        onSend={conversation.send}
        onStop={conversation.stop}
        onFollow={follow}
      />
    </Sheet>
  );
}

/** On a phone the page that a link leads to would lie under the panel. */
function coversThePage(): boolean {
  return matchesMedia('(max-width: 39.99rem)');
}
