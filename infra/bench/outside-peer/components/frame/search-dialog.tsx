'use client';
import { matches } from '@catalog/search/matches';
import type { ArtifactCard } from '@coachlab/contracts';
import { apiQuery, Link, useQuery } from '@coachlab/remote-kit';
import { Dialog, Entry, EntryList, TextField } from '@coachlab/ui';
import { useState } from 'react';
import { MENU } from '@/lib/navigation';

const MOST = 12;
const allCards = apiQuery<ArtifactCard[]>('/api/artifacts', { view: 'card' });

/** Search for everything: the pages to begin with, then what matches. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [text, setText] = useState('');
  const { data = [] } = useQuery(allCards);
  const found = text.trim()
    ? data.filter((card) => matches(card, text)).map(({ id, title }) => ({ href: `/artifact/${id}`, title }))
    : MENU.map(({ href, label }) => ({ href, title: label }));
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Search">
      <TextField
        label="Search"
        hideLabel
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type in
        autoFocus
        autoComplete="off"
        placeholder="Frameworks, pages"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <EntryList ordered={false}>
        {found.slice(0, MOST).map(({ href, title }) => (
          <Entry key={href} title={title} link={<Link to={href} onClick={onClose} />} />
        ))}
      </EntryList>
    </Dialog>
  );
}
