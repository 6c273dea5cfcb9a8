const listeners = new Set<() => void>();

/** Opens the search palette: from the bar or the menu. */
export function openPalette(): void {
  for (const listener of listeners) listener();
}

export function onOpenPalette(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
