import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import { ArrowRight, Check } from './glyphs.tsx';
import { Icon, type IconType } from './icon.tsx';
import { fillLink, type LinkElement } from './link.ts';
import css from './button.module.css';

/**
 * primary: green fill, one in a view · default: an outline · try: green outline, the repeated act of a card ·
 * quiet: green words, "go there" · danger: red outline · done: wash and check, for what has been done.
 */
export type ButtonVariant = 'primary' | 'default' | 'try' | 'quiet' | 'danger' | 'done';

export interface ButtonLook {
  variant?: ButtonVariant;
  /** `small` is 36 px, for cards and rows; the default is 44 px. */
  size?: 'normal' | 'small';
  /** As wide as what holds it. */
  wide?: boolean;
  /** Before the words. `done` brings its own check. */
  icon?: IconType;
  /** Adds the arrow: only where the press leaves the page. */
  leaves?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** The act is under way: `aria-disabled`, clicks do nothing, focus stays, the width does not shrink. */
  pending?: boolean;
  /** The words while pending ("Sending..."). Default: the button's own. */
  pendingLabel?: string;
}

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, leaves, pending, pendingLabel, children, className, ...rest } = props;
  const look = { variant, size, wide, icon, leaves };
  return (
    <button
      type="button"
      {...rest}
      {...(pending && { 'aria-disabled': true, onClick: doNothing })}
      className={cx(classOf(look), className)}
    >
      <Words {...look} ghost={pending && typeof children === 'string' ? children : undefined}>
        {pending ? (pendingLabel ?? children) : children}
      </Words>
    </button>
  );
}

export interface LinkButtonProps extends ButtonLook {
  link: LinkElement;
  children: ReactNode;
  /** Where the words repeat in a list: "Explore Artifact: GROW". */
  'aria-label'?: string;
  className?: string;
}

/** A link that looks like a button: `<LinkButton link={<Link to="/lab" />} leaves>Open the Lab</LinkButton>`. */
export function LinkButton({ link, children, className, 'aria-label': name, ...look }: LinkButtonProps) {
  return fillLink(
    link,
    cx(classOf(look), className),
    <Words {...look}>{children}</Words>,
    name ? { 'aria-label': name } : {},
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconType;
  /** Its name. */
  label: string;
  /** `small` is 28 px, for dense rows; the default is 44 px. */
  size?: 'normal' | 'small';
  /** `act` when it says that something is done ("Copied"). */
  tone?: 'plain' | 'act';
}

/** An icon alone: only for menu, search, close, copy, clear, send and retry. */
export function IconButton({ icon, label, size, tone, className, ...rest }: IconButtonProps) {
  const look = cx(css.iconButton, size === 'small' && css.tiny, tone === 'act' && css.said, className);
  return (
    <button type="button" aria-label={label} {...rest} className={look}>
      <Icon of={icon} />
    </button>
  );
}

function Words({
  icon,
  variant,
  leaves,
  ghost,
  children,
}: ButtonLook & { ghost?: string; children?: ReactNode }) {
  const before = icon ?? (variant === 'done' ? Check : undefined);
  return (
    <>
      {before && <Icon of={before} className={css.glyph} />}
      {children !== undefined && (
        <span className={css.words} data-ghost={ghost}>
          {children}
        </span>
      )}
      {leaves && <Icon of={ArrowRight} className={css.glyph} />}
    </>
  );
}

function classOf({ variant = 'default', size, wide }: ButtonLook) {
  return cx(css.button, css[variant], size === 'small' && css.small, wide && css.wide);
}

function doNothing(event: MouseEvent) {
  event.preventDefault();
}
