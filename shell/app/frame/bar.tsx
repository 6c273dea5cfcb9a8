import { TAGLINE } from '@coachlab/contracts';
import type { CallToAction, FlatNavigationEntry } from '@coachlab/federation';
import { Link, openChat } from '@coachlab/remote-kit';
import {
  Button,
  createChunk,
  IconButton,
  LinkButton,
  preloadChunk,
  preloadLayers,
  useChunk,
} from '@coachlab/ui';
import Menu from 'lucide-react/icons/menu';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { preloadChat } from '../chat/chat-host.tsx';
import { openPalette } from '../palette/open-palette.ts';
import { preloadPalette } from '../palette/palette-host.tsx';
import css from './frame.module.css';
import { Logo } from './logo.tsx';
import { useSectionLinks } from './use-section-links.ts';

const sheet = createChunk(() => import('./menu-sheet.tsx'));

/** Fetches the menu's code: where it is about to be opened. */
function preloadMenu(): void {
  preloadLayers();
  preloadChunk(sheet);
}

interface BarProps {
  menu: FlatNavigationEntry[];
  start: CallToAction | undefined;
}

export function Bar({ menu, start }: BarProps) {
  const [open, setOpen] = useState(false);
  const menuSheet = useChunk(sheet, open, () => setOpen(false));
  const sections = useSectionLinks();
  return (
    <header className={css.bar}>
      <div className={`${css.wrap} ${css.row}`}>
        <Logo />
        <span className={css.tagline}>{TAGLINE}</span>
        {sections && <sections.SectionLinks entries={menu} />}
        <div className={css.acts}>
          <IconButton
            icon={Search}
            label="Search"
            className={css.search}
            aria-haspopup="dialog"
            onPointerEnter={preloadPalette}
            onFocus={preloadPalette}
            onClick={() => openPalette()}
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
          {start && (
            <LinkButton variant="primary" className={css.start} link={<Link to={start.href} />}>
              {start.label}
            </LinkButton>
          )}
          <IconButton
            icon={Menu}
            label="Menu"
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerEnter={preloadMenu}
            onFocus={preloadMenu}
            onClick={() => setOpen(true)}
          />
        </div>
      </div>
      {menuSheet && <menuSheet.MenuSheet entries={menu} open={open} onOpenChange={setOpen} />}
    </header>
  );
}
