import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './label.module.css';

export interface LabelProps {
  children: ReactNode;
  /** `act` for what is being done now ("You are here"). */
  tone?: 'plain' | 'act';
  /** The element. A heading where the label is one. */
  as?: 'p' | 'span' | 'h2' | 'h3' | 'h4' | 'dt';
  id?: string;
  className?: string;
}

/** The spaced capitals above things. Never a sentence, never two in a row. */
export function Label({ as: Tag = 'p', tone, className, ...rest }: LabelProps) {
  return <Tag {...rest} className={cx(css.label, tone === 'act' && css.act, className)} />;
}
