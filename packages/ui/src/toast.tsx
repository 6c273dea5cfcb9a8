import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { Alert, Check, Cross } from './glyphs.tsx';
import { Icon } from './icon.tsx';
import css from './toast.module.css';

export interface ToastProps {
  tone: 'good' | 'bad';
  title: string;
  children?: ReactNode;
  onDismiss: () => void;
}

/** One message: icon, bold title, sentence, dismiss. When it comes and goes is the caller's business. */
export function Toast({ tone, title, children, onDismiss }: ToastProps) {
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={cx(css.toast, css[tone])}>
      <Icon of={tone === 'bad' ? Alert : Check} className={css.icon} />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
      <IconButton icon={Cross} label="Dismiss" size="small" className={css.dismiss} onClick={onDismiss} />
    </div>
  );
}

/** Where toasts appear: bottom left, above the dock on a phone. */
export function ToastRegion({ children }: { children?: ReactNode }) {
  return (
    <div role="region" aria-label="Notifications" className={css.region}>
      {children}
    </div>
  );
}
