import { createChunk, preloadChunk, Button, useChunk } from '@coachlab/ui';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import type { LabContentsProps } from './lab-contents.tsx';

const contents = createChunk(() => import('./lab-contents.tsx'));

interface FinderProps {
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Beside the heading, so that it takes no room of its own. What it opens is fetched then. */
export function FinderButton({ open, onOpen }: FinderProps) {
  const preload = () => preloadChunk(contents);
  return (
    <Button
      icon={Search}
      aria-expanded={open}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => onOpen(!open)}
    >
      Find
    </Button>
  );
}

export function Finder({ open, onOpen, ...of }: FinderProps & LabContentsProps) {
  const loaded = useChunk(contents, open, () => onOpen(false));
  return open && loaded && <loaded.LabContents {...of} />;
}

export function useFinder(): FinderProps {
  const [open, onOpen] = useState(false);
  return { open, onOpen };
}
