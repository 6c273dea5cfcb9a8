type Listener = (words: string) => void;

const listeners = new Set<Listener>();

/** Opens the search palette: from the bar, the menu, or with the words of an address that leads nowhere. */
export function openPalette(words = ''): void {
  for (const listener of listeners) listener(words);
}

export function onOpenPalette(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
