import type { ComponentProps } from 'react';
import { Icon, type IconType } from './icon.tsx';
import css from './dock.module.css';

/**
 * Everything that floats, joined at the bottom right: in a strip that nothing shines through, or in the page's margin where
 * that is wide enough. Hidden while a dialog or sheet is open; beside a form it stands at the end of the page. `data-away`
 * sends the strip off.
 */
export function Dock(props: ComponentProps<'div'>) {
  return <div {...props} className={css.dock} />;
}

/** Its words are its name, seen or not. */
export function DockButton({ icon, children, ...rest }: ComponentProps<'button'> & { icon: IconType }) {
  return (
    <button type="button" {...rest} className={css.button}>
      <Icon of={icon} />
      <span>{children}</span>
    </button>
  );
}
