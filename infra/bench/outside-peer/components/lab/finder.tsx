'use client';
import type { LabContentsProps } from '@catalog/lab/lab-contents';
import { Button } from '@coachlab/ui';
import Search from 'lucide-react/icons/search';
import dynamic from 'next/dynamic';
import { createContext, type ReactNode, use, useState } from 'react';

const LabContents = dynamic(() => import('@catalog/lab/lab-contents').then((part) => part.LabContents), {
  ssr: false,
});

const FinderContext = createContext<{ open: boolean; setOpen: (open: boolean) => void }>({
  open: false,
  setOpen: () => {},
});

export function FinderProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return <FinderContext value={{ open, setOpen }}>{children}</FinderContext>;
}

export function FinderButton() {
  const { open, setOpen } = use(FinderContext);
  return (
    <Button icon={Search} aria-expanded={open} onClick={() => setOpen(!open)}>
      Find
    </Button>
  );
}

/** What the button opens is fetched then. */
export function Finder(of: LabContentsProps) {
  const { open } = use(FinderContext);
  return open && <LabContents {...of} />;
}
