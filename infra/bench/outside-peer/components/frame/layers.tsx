'use client';
import { shellEvents } from '@coachlab/remote-kit';
import { Toaster } from '@shell/frame/toaster';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';

const Chat = dynamic(() => import('./chat').then((part) => part.Chat), { ssr: false });
const SearchDialog = dynamic(() => import('./search-dialog').then((part) => part.SearchDialog), {
  ssr: false,
});
const ChallengeDialog = dynamic(() => import('./challenge-dialog').then((part) => part.ChallengeDialog), {
  ssr: false,
});

type Layer = 'chat' | 'search' | 'challenge-dialog';

/** What opens over a page, by whichever part asks for it; its code comes with its first opening. */
export function Layers() {
  const [open, setOpen] = useState<Layer | null>(null);
  const [wanted, setWanted] = useState<ReadonlySet<Layer>>(new Set());
  useEffect(() => {
    const show = (layer: Layer) => {
      setWanted((before) => new Set([...before, layer]));
      setOpen(layer);
    };
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      show('search');
    };
    document.addEventListener('keydown', onKey);
    const forget = shellEvents.subscribe((event) =>
      show(event.type === 'open-chat' ? 'chat' : (event.name as Layer)),
    );
    return () => {
      document.removeEventListener('keydown', onKey);
      forget();
    };
  }, []);
  const of = (layer: Layer) => ({ open: open === layer, onClose: () => setOpen(null) });
  return (
    <>
      {wanted.has('chat') && <Chat {...of('chat')} />}
      {wanted.has('search') && <SearchDialog {...of('search')} />}
      {wanted.has('challenge-dialog') && <ChallengeDialog {...of('challenge-dialog')} />}
      <Toaster />
    </>
  );
}
