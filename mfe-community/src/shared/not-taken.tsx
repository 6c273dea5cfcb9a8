import type { ReactNode } from 'react';
import { FieldError } from '@coachlab/ui';

/** Why the press of a mail's link was not taken. */
export function NotTaken({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <FieldError>{children}</FieldError>
    </div>
  );
}
