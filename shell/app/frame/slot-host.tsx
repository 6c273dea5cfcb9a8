import type { ResolvedSet } from '@coachlab/contracts';
import { slotFrom } from '@coachlab/federation';
import { RemoteBoundary } from '@coachlab/federation/react';
import { shellEvents, toast } from '@coachlab/remote-kit';
import { type ComponentType, useEffect, useState } from 'react';
import type { PageSource } from '../page-source.ts';

interface SlotProps extends Record<string, unknown> {
  open: boolean;
  onClose: () => void;
}

interface OpenSlot {
  name: string;
  Component: ComponentType<SlotProps>;
  props: Record<string, unknown>;
}

/** Opens what sections expose as slots. One at a time; a section that cannot be had says so in a toast. */
export function SlotHost({ set, source }: { set: ResolvedSet; source: PageSource }) {
  const [slot, setSlot] = useState<OpenSlot | null>(null);

  useEffect(
    () =>
      shellEvents.subscribe((event) => {
        if (event.type !== 'open-slot') return;
        const { name, props = {} } = event;
        const found = slotFrom(set, name);
        if (!found) return;
        source.load(found.remote, found.page).then(
          ({ Component }) => setSlot({ name, Component: Component as ComponentType<SlotProps>, props }),
          () => failed(),
        );
      }),
    [set, source],
  );

  if (!slot) return null;
  const close = () => setSlot(null);
  return (
    <RemoteBoundary key={slot.name} failed={() => null} onError={failed}>
      <slot.Component {...slot.props} open onClose={close} />
    </RemoteBoundary>
  );
}

function failed(): void {
  toast({ tone: 'error', title: 'That did not open', description: 'Please try again in a moment.' });
}
