import type { ContributionKind } from '@coachlab/contracts';
import { Dialog, preloadLayers } from '@coachlab/ui';
import { useState } from 'react';
import { ReportForm } from './report-form.tsx';
import css from './report-button.module.css';

/** Opens the question why the coach should look at it. */
export function ReportButton({ kind, id }: { kind: ContributionKind; id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={css.report}
        onClick={() => setOpen(true)}
        onPointerEnter={preloadLayers}
        onFocus={preloadLayers}
      >
        Report
      </button>
      <Dialog
        narrow
        open={open}
        onOpenChange={setOpen}
        title={`Report this ${kind}`}
        description="The coach will look at it. Nobody else learns that you reported it."
      >
        <ReportForm kind={kind} id={id} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
