import type { ReactNode } from 'react';
import { FieldError } from '@coachlab/ui';

/** What was wrong with a form that a browser sent by itself, above its fields. */
export function NotTaken({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <FieldError>{children}</FieldError>
    </div>
  );
}
