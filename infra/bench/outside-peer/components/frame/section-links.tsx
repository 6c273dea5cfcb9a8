'use client';
import { Link } from '@coachlab/remote-kit';
import { isCurrent } from '@shell/frame/is-current';
import css from '@shell/frame/section-links.module.css';
import { usePathname } from 'next/navigation';
import { MENU } from '@/lib/navigation';

export function SectionLinks() {
  const pathname = usePathname();
  return (
    <nav aria-label="Sections in the bar" className={css.links}>
      {MENU.filter(({ href }) => href !== '/').map(({ href, label }) => (
        <Link key={href} to={href} aria-current={isCurrent([href], pathname) ? 'page' : undefined}>
          {label}
        </Link>
      ))}
      <kbd className={css.keys} aria-hidden="true">
        Ctrl K
      </kbd>
    </nav>
  );
}
