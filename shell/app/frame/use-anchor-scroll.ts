import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds that a page's data may take to bring the anchor. */
const PATIENCE_MS = 4_000;

/** Scrolls to the address's anchor once it is there: pages draw it when their data has come. */
export function useAnchorScroll(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    if (!id || document.getElementById(id)) return;
    const observer = new MutationObserver(() => {
      const target = document.getElementById(id);
      if (!target) return;
      observer.disconnect();
      target.scrollIntoView();
    });
    observer.observe(document.getElementById('main')!, { childList: true, subtree: true });
    const stop = setTimeout(() => observer.disconnect(), PATIENCE_MS);
    return () => {
      clearTimeout(stop);
      observer.disconnect();
    };
  }, [hash, key]);
}
