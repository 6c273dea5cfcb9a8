import type { Artifact, ArtifactMetadata } from '@coachlab/contracts';
import { Button, createChunk, useChunk } from '@coachlab/ui';
import { useState } from 'react';

const dialog = createChunk(() => import('./practise-dialog.tsx'));

interface PractiseBeforeProps {
  artifact: Artifact;
  metadata: ArtifactMetadata | undefined;
}

/** For whoever has no time now: puts it into the calendar. What it takes is fetched on the press. */
export function PractiseBefore({ artifact, metadata }: PractiseBeforeProps) {
  const [open, setOpen] = useState(false);
  const loaded = useChunk(dialog, open, () => setOpen(false));
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Practise before…
      </Button>
      {loaded && (
        <loaded.PractiseDialog open={open} onOpenChange={setOpen} artifact={artifact} metadata={metadata} />
      )}
    </>
  );
}
