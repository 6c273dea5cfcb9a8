const NOT_KEPT = 'coachlab:not-kept';

/** Storage refused what was typed. It lives on in this page alone. */
export function tellNotKept(): void {
  window.dispatchEvent(new Event(NOT_KEPT));
}

/** Hears it from every copy of this package in the page. Returns the way to stop listening. */
export function onNotKept(heard: () => void): () => void {
  window.addEventListener(NOT_KEPT, heard);
  return () => window.removeEventListener(NOT_KEPT, heard);
}
