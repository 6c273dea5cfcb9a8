import type { Artifact, ArtifactMetadata } from '@coachlab/contracts';
import { Dialog } from '@coachlab/ui';
import { practiceMinutes } from './practice.ts';
import { PractiseForm } from './practise-form.tsx';

interface PractiseDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  artifact: Artifact;
  metadata: ArtifactMetadata | undefined;
}

/** Asks when. The form lives as long as the dialog is open: each time it begins with tomorrow. */
export function PractiseDialog({ open, onOpenChange, artifact, metadata }: PractiseDialogProps) {
  const minutes = practiceMinutes(artifact, metadata);
  return (
    <Dialog
      narrow
      open={open}
      onOpenChange={onOpenChange}
      title="Practise before your talk"
      description={`Your calendar gets ${minutes} minutes with the first step and a link to this page. The file is made in this browser and sent nowhere.`}
    >
      <PractiseForm artifact={artifact} minutes={minutes} onSaved={() => onOpenChange(false)} />
    </Dialog>
  );
}
