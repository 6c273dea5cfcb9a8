export interface ToastMessage {
  id: number;
  title: string;
  description?: string;
  tone: 'done' | 'error' | 'plain';
}

let current: ToastMessage | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast. Only one is visible at a time: a newer one takes the place of the older. */
export function toast(message: Omit<ToastMessage, 'id' | 'tone'> & { tone?: ToastMessage['tone'] }): void {
  lastId += 1;
  toasts.set({ tone: 'plain', ...message, id: lastId });
}

/** For the shell, which draws the toast. */
export const toasts = {
  get: (): ToastMessage | null => current,
  set(next: ToastMessage | null): void {
    current = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
