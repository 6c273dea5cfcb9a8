import { toasts } from '@coachlab/remote-kit';
import { Toast, ToastRegion } from '@coachlab/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';

const SHOWN_MS = 5_000;
const none = () => null;

/** One toast at a time; it stays while it is pointed at or holds the focus. */
export function Toaster() {
  const message = useSyncExternalStore(toasts.subscribe, toasts.get, none);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!message || held) return;
    const timer = setTimeout(() => toasts.set(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message, held]);

  return (
    <ToastRegion>
      {message && (
        <div
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Toast
            key={message.id}
            tone={message.tone === 'error' ? 'bad' : 'good'}
            title={message.title}
            onDismiss={() => {
              setHeld(false);
              toasts.set(null);
            }}
          >
            {message.description}
          </Toast>
        </div>
      )}
    </ToastRegion>
  );
}
