import type { RemoteRoute } from '@coachlab/contracts';
import { openChat, openSlot } from '@coachlab/remote-kit';
import { Dock as DockBar, DockButton } from '@coachlab/ui';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Puzzle from 'lucide-react/icons/puzzle';
import { useRef } from 'react';
import { preloadChat } from '../chat/chat-host.tsx';
import { iconNamed } from './icons.tsx';
import { useOutOfTheWay } from './use-out-of-the-way.ts';

/** Everything that floats: the assistant on every page, and what the current page adds. */
export function Dock({ extra }: { extra: RemoteRoute['dock'] }) {
  const bar = useRef<HTMLDivElement>(null);
  useOutOfTheWay(bar);
  return (
    <DockBar ref={bar}>
      {extra && (
        <DockButton
          icon={iconNamed(extra.icon) ?? Puzzle}
          aria-haspopup="dialog"
          onClick={() => openSlot(extra.slot)}
        >
          {extra.label}
        </DockButton>
      )}
      <DockButton
        icon={MessageSquareText}
        aria-haspopup="dialog"
        onPointerEnter={preloadChat}
        onFocus={preloadChat}
        onClick={() => openChat()}
      >
        AI Sidekick
      </DockButton>
    </DockBar>
  );
}
