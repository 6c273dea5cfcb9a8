'use client';
import { openChat, openSlot } from '@coachlab/remote-kit';
import { Dock as DockBar, DockButton } from '@coachlab/ui';
import { useOutOfTheWay } from '@shell/frame/use-out-of-the-way';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Puzzle from 'lucide-react/icons/puzzle';
import { useSelectedLayoutSegment } from 'next/navigation';
import { useRef } from 'react';

/** Everything that floats: the assistant on every page, and on the home page the challenges. */
export function Dock() {
  const segment = useSelectedLayoutSegment();
  const bar = useRef<HTMLDivElement>(null);
  useOutOfTheWay(bar);
  return (
    <DockBar ref={bar}>
      {(segment === null || segment === 'home') && (
        <DockButton icon={Puzzle} aria-haspopup="dialog" onClick={() => openSlot('challenge-dialog')}>
          Solve a Challenge
        </DockButton>
      )}
      <DockButton icon={MessageSquareText} aria-haspopup="dialog" onClick={() => openChat()}>
        AI Sidekick
      </DockButton>
    </DockBar>
  );
}
