import { HONEYPOT_FIELD } from '@coachlab/contracts';
import type { RefObject } from 'react';
import css from './honeypot.module.css';

/** A field for robots: out of sight, out of the tab order, and hidden from assistive technology. */
export function Honeypot({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div className={css.pot} aria-hidden="true">
      <label>
        Leave this empty
        <input ref={field} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** What goes into the body: nothing, unless a robot was here. */
export function honeypotOf(field: RefObject<HTMLInputElement | null>): { [HONEYPOT_FIELD]?: string } {
  const value = field.current?.value;
  return value ? { [HONEYPOT_FIELD]: value } : {};
}
