import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconType } from './icon.tsx';
import css from './dock.module.css';

/** Everything that floats, as one joined bar at the bottom right. Hidden while a dialog or sheet is open. */
export function Dock({ children }: { children: ReactNode }) {
  return <div className={css.dock}>{children}</div>;
}

export function DockButton({ icon, children, ...rest }: ComponentProps<'button'> & { icon: IconType }) {
  return (
    <button type="button" {...rest} className={css.button}>
      <Icon of={icon} />
      {children}
    </button>
  );
}
