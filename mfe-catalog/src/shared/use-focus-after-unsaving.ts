import { type RefObject, useEffect, useRef } from 'react';

/**
 * A card that is no longer saved leaves the page, and the focus with it: then the bookmark of the card that takes its
 * place gets it, or what is offered where no card is left.
 */
export function useFocusAfterUnsaving(place: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const before = useRef(ids);
  useEffect(() => {
    const gone = before.current.findIndex((id) => !ids.includes(id));
    before.current = ids;
    if (gone < 0 || document.activeElement !== document.body) return;
    const bookmarks = place.current?.querySelectorAll<HTMLElement>('article button[aria-pressed]');
    const next = bookmarks?.length
      ? bookmarks[Math.min(gone, bookmarks.length - 1)]
      : place.current?.querySelector('button');
    next?.focus();
  }, [place, ids]);
}
