import { toast } from '@coachlab/remote-kit';
import { useEffect, useRef, useState } from 'react';

/** How long the check mark stays, in ms. */
const SHOWN = 2_000;

/** Puts text on the clipboard and answers whether it did; `copied` for two seconds after it worked. */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<boolean> } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string) => {
    try {
      // Missing where the page does not come over https.
      await navigator.clipboard.writeText(text);
    } catch {
      toast({
        title: 'Not copied',
        description:
          'This browser does not allow copying to the clipboard. Select the text and copy it yourself.',
        tone: 'error',
      });
      return false;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), SHOWN);
    return true;
  };
  return { copied, copy };
}
