import { useEffect, useState } from 'react';
import type { PageCell } from './page-cell.ts';
import { SectionFailed } from './section-failed.tsx';

/** Head elements that the server's render of the page left; its own code is not there to take them over. */
const PAGE_HEAD =
  'head > title, head > link[rel="canonical"], head > meta[name="description"], head > meta[name="robots"],' +
  'head > meta[property^="og:"], head > meta[name^="twitter:"]';

interface FrozenPageProps {
  cell: PageCell;
  remote: string;
  error: unknown;
}

/**
 * The page as the server rendered it, readable although its browser code did not come. React leaves the children of
 * an element with raw HTML alone while hydrating, so an empty string keeps what stands there.
 */
export function FrozenPage({ cell, remote, error }: FrozenPageProps) {
  const [noticed, setNoticed] = useState(false);

  useEffect(() => {
    setNoticed(true);
    const head = document.querySelectorAll(PAGE_HEAD);
    return () => {
      for (const element of head) element.remove();
      cell.thaw();
    };
  }, [cell]);

  return (
    <>
      <div data-remote={remote} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      {noticed && <SectionFailed remote={remote} error={error} readable onRetry={() => location.reload()} />}
    </>
  );
}
