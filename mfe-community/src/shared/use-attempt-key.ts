import { newIdempotencyKey } from '@coachlab/remote-kit';
import { useRef } from 'react';

/** The key of an attempt to send: the same while the same is sent again, another for anything else. */
export function useAttemptKey(): (sent: unknown) => string {
  const last = useRef<{ sent: string; key: string } | null>(null);
  return (value) => {
    const sent = JSON.stringify(value);
    if (last.current?.sent !== sent) last.current = { sent, key: newIdempotencyKey() };
    return last.current.key;
  };
}
