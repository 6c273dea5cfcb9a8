import { useHydrated, useLocation } from '@coachlab/remote-kit';
import { cx } from '@coachlab/ui';
import type { ReactNode } from 'react';
import css from './anchor.module.css';

/** A card that other pages point at: the one that was pointed at is marked. Without an id, the card alone. */
export function Anchor({ id, children }: { id: string | undefined; children: ReactNode }) {
  // The server sees no anchor.
  const hydrated = useHydrated();
  const { hash } = useLocation();
  if (!id) return children;
  const meant = hydrated && hash === `#${id}`;
  return (
    <div id={id} className={cx(css.anchor, meant && css.meant)}>
      {children}
    </div>
  );
}
