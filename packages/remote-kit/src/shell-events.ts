export type ShellEvent =
  | { type: 'open-chat'; message?: string }
  | { type: 'open-slot'; name: string; props?: Record<string, unknown> };

const listeners = new Set<(event: ShellEvent) => void>();

/** Opens the assistant's panel; with a message it stands ready in the field. */
export function openChat(message?: string): void {
  shellEvents.emit(message === undefined ? { type: 'open-chat' } : { type: 'open-chat', message });
}

/**
 * Opens a dialog that some section exposes as a slot, for example `challenge-dialog`. The slot's component gets
 * `{open, onClose, ...props}`.
 */
export function openSlot(name: string, props?: Record<string, unknown>): void {
  shellEvents.emit(props ? { type: 'open-slot', name, props } : { type: 'open-slot', name });
}

/** For the shell, which does the opening. */
export const shellEvents = {
  emit(event: ShellEvent): void {
    for (const listener of listeners) listener(event);
  },
  subscribe(listener: (event: ShellEvent) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
