import { TAGLINE } from '@coachlab/contracts';
import type { FlatNavigationEntry } from '@coachlab/federation';
import { href, Link, openChat } from '@coachlab/remote-kit';
import { Button, IconButton, LinkButton, preloadLayers } from '@coachlab/ui';
import Menu from 'lucide-react/icons/menu';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { preloadChat } from '../chat/chat-host.tsx';
import { openPalette } from '../palette/open-palette.ts';
import { preloadPalette } from '../palette/palette-host.tsx';
import css from './frame.module.css';
import { Logo } from './logo.tsx';
import { MenuSheet } from './menu-sheet.tsx';

export function Bar({ menu }: { menu: FlatNavigationEntry[] }) {
  const [open, setOpen] = useState(false);
  return (
    <header className={css.bar}>
      <div className={`${css.wrap} ${css.row}`}>
        <Logo />
        <span className={css.tagline}>{TAGLINE}</span>
        <div className={css.acts}>
          <IconButton
            icon={Search}
            label="Search"
            className={css.search}
            aria-haspopup="dialog"
            onPointerEnter={preloadPalette}
            onFocus={preloadPalette}
            onClick={openPalette}
          />
          <Button
            className={css.assistant}
            icon={MessageSquareText}
            aria-label="AI Assistant"
            aria-haspopup="dialog"
            onPointerEnter={preloadChat}
            onFocus={preloadChat}
            onClick={() => openChat()}
          >
            AI Assistant
          </Button>
          <LinkButton variant="primary" className={css.start} link={<Link to={href.icpiAssessment()} />}>
            Start ICPI
          </LinkButton>
          <IconButton
            icon={Menu}
            label="Menu"
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerEnter={preloadLayers}
            onFocus={preloadLayers}
            onClick={() => setOpen(true)}
          />
        </div>
      </div>
      <MenuSheet entries={menu} open={open} onOpenChange={setOpen} />
    </header>
  );
}
