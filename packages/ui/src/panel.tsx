import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Label } from './label.tsx';
import css from './panel.module.css';

export interface PanelProps {
  label?: ReactNode;
  title?: ReactNode;
  /** The title's heading level. Default 3. */
  level?: 2 | 3 | 4;
  children?: ReactNode;
  /** One or more buttons at the foot, at the same height in a row of panels. */
  act?: ReactNode;
  /** A green rule on top: an exercise to do. */
  ruled?: boolean;
  id?: string;
  className?: string;
}

/** A sheet that holds a form, a resource or an act. Never inside another one. */
export function Panel({ label, title, level = 3, children, act, ruled, id, className }: PanelProps) {
  const Heading = `h${level}` as const;
  return (
    <section id={id} className={cx(css.panel, ruled && css.ruled, className)}>
      {label && <Label>{label}</Label>}
      {title && <Heading className={css.title}>{title}</Heading>}
      {children && <div className={css.content}>{children}</div>}
      {act && <div className={css.act}>{act}</div>}
    </section>
  );
}
