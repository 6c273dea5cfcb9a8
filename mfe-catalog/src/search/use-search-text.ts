import { useEffect, useRef, useState } from 'react';
import { useAddressFilter } from '../shared/use-address-filter.ts';

/** How long nobody has typed when the address follows, in ms. */
const PAUSE = 150;

/** The text of a search. What is typed counts at once; the address follows, so that Back and a copied link find it. */
export function useSearchText(): [string, (text: string) => void] {
  const [inAddress, setInAddress] = useAddressFilter('q');
  const address = inAddress ?? '';
  const [text, setText] = useState(address);
  /** What this hook wrote last: another address comes from a link or the history, and is taken over. */
  const written = useRef(address);

  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    setText(address);
  }, [address]);

  useEffect(() => {
    if (text === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = text;
      setInAddress(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, setInAddress]);

  return [text, setText];
}
