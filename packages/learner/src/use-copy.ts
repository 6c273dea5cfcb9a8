import { useEffect, useRef, useState } from 'react';
import { copyText } from './browser.ts';

/** How long the check mark stays, in ms. */
const SHOWN = 2_000;

/** Puts text on the clipboard and answers whether it did; `copied` for two seconds after it worked. */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<boolean> } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string) => {
    const done = await copyText(text);
    setCopied(done);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), SHOWN);
    return done;
  };
  return { copied, copy };
}
