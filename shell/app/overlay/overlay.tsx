import type { ResolvedSet } from '@coachlab/contracts';
import { type Column, DataTable, Dialog } from '@coachlab/ui';
import { useEffect, useReducer } from 'react';
import type { LoadWatch } from '../page-source.ts';
import css from './overlay.module.css';
import { type ReleaseReport, reportOf } from './release-report.ts';

interface OverlayProps {
  set: ResolvedSet;
  watch: LoadWatch;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What this very page runs, for whoever is asked "which release do you have?". */
export function Overlay({ set, watch, open, onOpenChange }: OverlayProps) {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => watch.subscribe(again), [watch]);
  const reports = reportOf(set, watch);
  const faults = reports.filter(({ fault }) => fault !== null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Releases on this page"
      description={`Epoch ${set.epoch}. A page keeps its releases until it is loaded again.`}
    >
      <DataTable
        label="Releases on this page"
        dense
        stacks
        columns={COLUMNS}
        rows={reports}
        rowKey={({ remote }) => remote}
      />
      {faults.map(({ remote, fault }) => (
        <p key={remote} className={css.fault}>
          {fault}
        </p>
      ))}
    </Dialog>
  );
}

const ARMS: Record<ReleaseReport['arm'], string> = {
  stable: 'Stable',
  canary: 'Canary',
  override: 'Override',
};

const COLUMNS: Column<ReleaseReport>[] = [
  { head: 'Section', cell: ({ remote }) => remote },
  { head: 'Release', cell: ({ version }) => <code className={css.version}>{version}</code> },
  { head: 'Arm', cell: ({ arm, replaced }) => `${ARMS[arm]}${replaced ? ', replaced' : ''}` },
  { head: 'State', cell: ({ state }) => state },
  { head: 'Load time', cell: ({ loadTime }) => (loadTime === null ? '-' : `${loadTime} ms`), align: 'end' },
];
