import { TAGLINE } from '@coachlab/contracts';
import type { FlatNavigationEntry } from '@coachlab/federation';
import { Link } from '@coachlab/remote-kit';
import { Button, cx, Icon, Sheet } from '@coachlab/ui';
import Search from 'lucide-react/icons/search';
import { useLocation } from 'react-router-dom';
import { openPalette } from '../palette/open-palette.ts';
import { isCurrent } from './is-current.ts';
import css from './menu-sheet.module.css';
import { iconOf } from './icons.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface MenuSheetProps {
  entries: FlatNavigationEntry[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every section's entries; the current one is marked, and choosing one closes the sheet. */
export function MenuSheet({ entries, open, onOpenChange }: MenuSheetProps) {
  const { pathname } = useLocation();
  const close = () => onOpenChange(false);
  return (
    <Sheet kind="menu" title="Menu" open={open} onOpenChange={onOpenChange} footer={<MenuEnd />}>
      <div className={css.find}>
        <Button
          wide
          icon={Search}
          aria-haspopup="dialog"
          onClick={() => {
            close();
            openPalette();
          }}
        >
          Search
        </Button>
      </div>
      <nav aria-label="Sections">
        <ul className={css.list}>
          {entries.map(({ href, label, description, paths, ...entry }) => {
            const current = isCurrent(paths, pathname);
            const glyph = iconOf(entry);
            return (
              <li key={href}>
                <Link
                  to={href}
                  onClick={close}
                  aria-current={current ? 'page' : undefined}
                  className={cx(css.entry, current && css.current)}
                >
                  {glyph && <Icon of={glyph} className={css.icon} />}
                  <b className={css.label}>{label}</b>
                  {description && <span className={css.description}>{description}</span>}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </Sheet>
  );
}

function MenuEnd() {
  return (
    <div className={css.end}>
      <ThemeSwitch />
      <p className={css.note}>{TAGLINE}</p>
    </div>
  );
}
