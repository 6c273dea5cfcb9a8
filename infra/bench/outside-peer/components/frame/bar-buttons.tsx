'use client';
import { openChat, openSlot } from '@coachlab/remote-kit';
import { Button, IconButton } from '@coachlab/ui';
import css from '@shell/frame/frame.module.css';
import Menu from 'lucide-react/icons/menu';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Search from 'lucide-react/icons/search';
import dynamic from 'next/dynamic';
import { useState } from 'react';

const MenuSheet = dynamic(() => import('./menu-sheet').then((part) => part.MenuSheet), { ssr: false });

export function SearchButton() {
  return (
    <IconButton
      icon={Search}
      label="Search"
      className={css.search}
      aria-haspopup="dialog"
      onClick={() => openSlot('search')}
    />
  );
}

export function AssistantButton() {
  return (
    <Button
      className={css.assistant}
      icon={MessageSquareText}
      aria-label="AI Assistant"
      aria-haspopup="dialog"
      onClick={() => openChat()}
    >
      AI Assistant
    </Button>
  );
}

/** The menu's code comes with its first opening. */
export function MenuButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <IconButton
        icon={Menu}
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      {wanted && <MenuSheet open={open} onOpenChange={setOpen} />}
    </>
  );
}
