import type { ResolvedSet } from '@coachlab/contracts';
import { createChunk, useChunk } from '@coachlab/ui';
import { useEffect, useState } from 'react';
import type { LoadWatch } from '../page-source.ts';

const overlay = createChunk(() => import('./overlay.tsx'));

interface OverlayHostProps {
  set: ResolvedSet;
  /** Left out on the server, where nothing is opened. */
  watch: LoadWatch | undefined;
}

/** The overlay of releases, by Alt+Shift+R. Until then it costs a page this listener. */
export function OverlayHost({ set, watch }: OverlayHostProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The code: with Alt held, some layouts make another letter of the key.
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.code !== 'KeyR') return;
      event.preventDefault();
      setOpen((now) => !now);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const loaded = useChunk(overlay, open, () => setOpen(false));
  return loaded && watch && <loaded.Overlay set={set} watch={watch} open={open} onOpenChange={setOpen} />;
}
