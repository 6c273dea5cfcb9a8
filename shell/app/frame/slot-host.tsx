import type { ResolvedSet } from '@coachlab/contracts';
import { slotFrom } from '@coachlab/federation';
import { RemoteBoundary } from '@coachlab/federation/react';
import { shellEvents } from '@coachlab/remote-kit';
import { type ComponentType, useEffect, useState } from 'react';
import { Drawn } from '../drawn.tsx';
import type { PageSource } from '../page-source.ts';
import { didNotOpen } from './did-not-open.ts';

interface SlotProps extends Record<string, unknown> {
  open: boolean;
  onClose: () => void;
}

type SlotComponent = ComponentType<SlotProps>;

interface OpenSlot {
  name: string;
  /** Whose it is. */
  remote: string;
  page: string;
  Component: SlotComponent;
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
        const { remote, page } = found;
        source
          .load(remote, page)
          .then(
            ({ Component }) => setSlot({ name, remote, page, Component: Component as SlotComponent, props }),
            didNotOpen,
          );
      }),
    [set, source],
  );

  if (!slot) return null;
  const close = () => setSlot(null);
  const recover = (thrown: unknown) => {
    const replaced = source.recover?.(slot.remote, slot.page, thrown) ?? Promise.reject(thrown);
    replaced.then(({ Component }) => setSlot({ ...slot, Component: Component as SlotComponent }), didNotOpen);
  };
  return (
    <RemoteBoundary key={slot.name} resetKey={slot.Component} fallback={null} onError={recover}>
      <slot.Component {...slot.props} open onClose={close} />
      <Drawn beside={slot.Component} onDrawn={() => source.drawn?.(slot.remote, slot.page)} />
    </RemoteBoundary>
  );
}
