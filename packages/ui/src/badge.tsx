import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Check } from './glyphs.tsx';
import { Icon, type IconType } from './icon.tsx';
import { fillLink, type LinkElement } from './link.ts';
import css from './badge.module.css';

/** plain: category, level, difficulty, Locked · done (brings its check) · live: Interactive, Canary · warn · bad. */
export type BadgeTone = 'plain' | 'done' | 'live' | 'warn' | 'bad';

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconType;
  children: ReactNode;
}

/** A state or kind in one or two words. Reads; is not pressed. */
export function Badge({ tone = 'plain', icon = tone === 'done' ? Check : undefined, children }: BadgeProps) {
  return (
    <span className={cx(css.badge, css[tone])}>
      {icon && <Icon of={icon} className={css.glyph} />}
      {children}
    </span>
  );
}

/** A badge that leads somewhere, 28 px high ("Also Helpful"). */
export function BadgeLink({ link, children }: { link: LinkElement; children: ReactNode }) {
  return fillLink(link, cx(css.badge, css.link), children);
}

/** Badges or badge links side by side, wrapping. */
export function BadgeRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}
