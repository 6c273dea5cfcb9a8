import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children, ...rest }: { children: ReactNode; role?: 'status'; id?: string }) {
  return (
    <span {...rest} className={css.hidden}>
      {children}
    </span>
  );
}
