import { useEffect } from 'react';
import { useLocation, useSearchParams } from '@coachlab/remote-kit';

/** What the last press asked for, until the address says so: a second press within that moment goes on from there. */
let asked: URLSearchParams | undefined;

/**
 * One word of the address's query, and a way to change it. A change takes the place of the current step of the
 * history: Back leads to the page before, and coming back finds the filter as it was left.
 */
export function useAddressFilter(name: string): [string | null, (value: string | null) => void] {
  const { key } = useLocation();
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    asked = undefined;
  }, [key]);
  const choose = (value: string | null) => {
    asked = new URLSearchParams(asked ?? query);
    if (value) asked.set(name, value);
    else asked.delete(name);
    setQuery(asked, { replace: true, preventScrollReset: true });
  };
  return [query.get(name) || null, choose];
}
