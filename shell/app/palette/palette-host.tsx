import type { ResolvedSet } from '@coachlab/contracts';
import { isComposing } from '@coachlab/learner';
import { createChunk, preloadChunk, preloadLayers, useChunk } from '@coachlab/ui';
import { useEffect, useState } from 'react';
import { onOpenPalette } from './open-palette.ts';

const palette = createChunk(() => import('./palette.tsx'));

/** Fetches the palette's code: where it is about to be opened. */
export function preloadPalette(): void {
  preloadLayers();
  preloadChunk(palette);
}

/** Search for everything: by Ctrl-K, `/`, or a button. Its code and its index come with the first use. */
export function PaletteHost({ set }: { set: ResolvedSet }) {
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  useEffect(() => {
    const openWith = (asked: string) => {
      setWords(asked);
      setOpen(true);
    };
    const onKey = (event: KeyboardEvent) => {
      if (!opens(event)) return;
      event.preventDefault();
      openWith('');
    };
    document.addEventListener('keydown', onKey);
    const forget = onOpenPalette(openWith);
    return () => {
      document.removeEventListener('keydown', onKey);
      forget();
    };
  }, []);
  const loaded = useChunk(palette, open, () => setOpen(false));
  return loaded && <loaded.Palette set={set} words={words} open={open} onOpenChange={setOpen} />;
}

/** Ctrl-K (⌘K) anywhere; a slash where nobody is writing. */
function opens(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (altKey || isComposing(event)) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !(target as Element).closest('input, textarea, select, [contenteditable]');
}
