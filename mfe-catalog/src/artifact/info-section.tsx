import { cx, Label } from '@coachlab/ui';
import type { ReactNode } from 'react';
import css from './info.module.css';

interface InfoSectionProps {
  title: string;
  children: ReactNode;
  className?: string;
}

/** One part of an artifact under its label, which is its anchor; the label stands in a margin of its own from 64rem. */
export function InfoSection({ title, children, className }: InfoSectionProps) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id} className={cx(css.section, className)}>
      <Label as="h2" id={id} className={css.label}>
        {title}
      </Label>
      <div className={css.body}>{children}</div>
    </section>
  );
}
