import { toast } from '@coachlab/remote-kit';

/** What a visitor pressed could not be fetched. The next press tries again. */
export function didNotOpen(): void {
  if (navigator.onLine)
    toast({ tone: 'error', title: 'That did not open', description: 'Please try again in a moment.' });
  else
    toast({
      tone: 'error',
      title: 'You are offline',
      description: 'That needs a connection. Press it again once you have one.',
    });
}
