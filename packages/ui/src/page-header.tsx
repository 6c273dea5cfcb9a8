import type { ReactNode } from 'react';
import { BadgeRow } from './badge.tsx';
import { cx } from './cx.ts';
import { ArrowLeft } from './glyphs.tsx';
import { Icon } from './icon.tsx';
import { Label } from './label.tsx';
import { fillLink, type LinkElement } from './link.ts';
import css from './page-header.module.css';

export interface PageHeaderProps {
  /** The line above the title. */
  label?: ReactNode;
  /** The page's `h1`. */
  title: ReactNode;
  lead?: ReactNode;
  /** The way back, above everything: `{ link: <Link to="/lab" />, title: 'Lab' }`. */
  crumb?: { link: LinkElement; title: string };
  /** Opposite the way back: a state of the page, at most as high as a badge. */
  mark?: ReactNode;
  /** `Badge`s above the title. */
  badges?: ReactNode;
  /** A button at the right of the title. */
  act?: ReactNode;
  /** Over a list: the lead stands beside the title where there is room, so that the list comes sooner. */
  beside?: boolean;
}

/** The top of a page. */
export function PageHeader({ label, title, lead, crumb, mark, badges, act, beside }: PageHeaderProps) {
  return (
    <header className={cx(css.header, beside && css.beside)}>
      {(crumb || mark) && (
        <div className={css.top}>
          {crumb && <Crumb {...crumb} />}
          {mark}
        </div>
      )}
      {badges && <BadgeRow>{badges}</BadgeRow>}
      {label && <Label className={css.label}>{label}</Label>}
      <div className={css.title}>
        <h1>{title}</h1>
        {act}
      </div>
      {lead && <p className={css.lead}>{lead}</p>}
    </header>
  );
}

/** "← Lab": the way back. */
export function Crumb({ link, title }: { link: LinkElement; title: string }) {
  return fillLink(
    link,
    css.crumb,
    <>
      <Icon of={ArrowLeft} />
      {title}
    </>,
  );
}
