import type { FlatNavigationEntry } from '@coachlab/federation';
import { Link } from '@coachlab/remote-kit';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isCurrent } from './is-current.ts';
import css from './section-links.module.css';
import { useWhatFits } from './use-what-fits.ts';

/** What opens the palette, as the visitor's keyboard names it. Nothing here is drawn on the server, which knows no keyboard. */
const KEYS = /^(Mac|iP)/.test(navigator.platform) ? '⌘K' : 'Ctrl K';

/** As many of the menu's entries as fit, without the home page, which the logo leads to. */
export function SectionLinks({ entries }: { entries: FlatNavigationEntry[] }) {
  const { pathname } = useLocation();
  const line = useRef<HTMLElement>(null);
  useWhatFits(line);
  return (
    <nav ref={line} aria-label="Sections in the bar" className={css.links}>
      {entries
        .filter(({ href }) => href !== '/')
        .map(({ href, label, paths }) => (
          <Link key={href} to={href} aria-current={isCurrent(paths, pathname) ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      <kbd className={css.keys} aria-hidden="true">
        {KEYS}
      </kbd>
    </nav>
  );
}
