'use client';
import dynamic from 'next/dynamic';
import { useSyncExternalStore } from 'react';

const SectionLinks = dynamic(() => import('./section-links').then((part) => part.SectionLinks), {
  ssr: false,
});

const WIDE = '(min-width: 80rem)';

/** The sections in the bar, where there is room for them: that is known in a browser alone. */
export function SectionsInBar() {
  const wide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  return wide && <SectionLinks />;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
