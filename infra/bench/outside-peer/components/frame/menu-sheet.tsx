'use client';
import { TAGLINE } from '@coachlab/contracts';
import { Link, openSlot } from '@coachlab/remote-kit';
import { Button, cx, Icon, type IconType, Sheet } from '@coachlab/ui';
import { isCurrent } from '@shell/frame/is-current';
import css from '@shell/frame/menu-sheet.module.css';
import { ThemeSwitch } from '@shell/frame/theme-switch';
import Award from 'lucide-react/icons/award';
import Calculator from 'lucide-react/icons/calculator';
import FlaskConical from 'lucide-react/icons/flask-conical';
import House from 'lucide-react/icons/house';
import LibraryBig from 'lucide-react/icons/library-big';
import MessagesSquare from 'lucide-react/icons/messages-square';
import PencilRuler from 'lucide-react/icons/pencil-ruler';
import Route from 'lucide-react/icons/route';
import Search from 'lucide-react/icons/search';
import Telescope from 'lucide-react/icons/telescope';
import { usePathname } from 'next/navigation';
import { MENU } from '@/lib/navigation';

const ICONS: Record<string, IconType> = {
  '/': House,
  '/journey': Route,
  '/lab': FlaskConical,
  '/studio': PencilRuler,
  '/tools': Calculator,
  '/observatory': Telescope,
  '/library': LibraryBig,
  '/certifications': Award,
  '/forum': MessagesSquare,
};

interface MenuSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function MenuSheet({ open, onOpenChange }: MenuSheetProps) {
  const pathname = usePathname();
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
            openSlot('search');
          }}
        >
          Search
        </Button>
      </div>
      <nav aria-label="Sections">
        <ul className={css.list}>
          {MENU.map(({ href, label, description }) => {
            const current = isCurrent(href === '/' ? ['/', '/home'] : [href], pathname);
            return (
              <li key={href}>
                <Link
                  to={href}
                  onClick={close}
                  aria-current={current ? 'page' : undefined}
                  className={cx(css.entry, current && css.current)}
                >
                  <Icon of={ICONS[href]!} className={css.icon} />
                  <b className={css.label}>{label}</b>
                  <span className={css.description}>{description}</span>
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
