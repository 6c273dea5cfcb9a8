import { toast } from '@coachlab/remote-kit';

let said = false;

/** Once a page: whoever types on knows it by then. */
export function sayNotKept(): void {
  if (said) return;
  said = true;
  toast({
    tone: 'error',
    title: 'Not saved in this browser',
    description:
      'Its storage is full or switched off. What you write stays until you close or reload this page: copy it first.',
  });
}
