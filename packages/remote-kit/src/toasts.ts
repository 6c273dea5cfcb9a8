export interface ToastMessage {
  id: number;
  title: string;
  description?: string;
  tone: 'done' | 'error' | 'plain';
  /** Dismissed ones are not shown any more. */
  open: boolean;
}

/** The specification's figure for a dismissed toast, in milliseconds: its store keeps the message that long. */
const REMOVE_DELAY_MS = 1_000_000;

let current: ToastMessage | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a toast. Only one is visible at a time: a newer one takes the place of the older. */
export function toast(
  message: Omit<ToastMessage, 'id' | 'tone' | 'open'> & { tone?: ToastMessage['tone'] },
): void {
  lastId += 1;
  toasts.set({ tone: 'plain', ...message, id: lastId, open: true });
}

/** For the shell, which draws the toast. */
export const toasts = {
  get: (): ToastMessage | null => current,
  /** Takes the toast off the screen; a second time changes nothing. */
  dismiss(): void {
    if (!current?.open) return;
    toasts.set({ ...current, open: false });
    removal = setTimeout(() => toasts.set(null), REMOVE_DELAY_MS);
  },
  set(next: ToastMessage | null): void {
    clearTimeout(removal);
    current = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
