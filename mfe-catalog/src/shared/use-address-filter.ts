import { useSearchParams } from '@coachlab/remote-kit';

/**
 * One word of the address's query, and a way to change it. A change takes the place of the current step of the
 * history: Back leads to the page before, and coming back finds the filter as it was left.
 */
export function useAddressFilter(name: string): [string | null, (value: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const choose = (value: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [query.get(name) || null, choose];
}
