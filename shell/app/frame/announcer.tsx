import { currentPage } from '@coachlab/remote-kit';
import { VisuallyHidden } from '@coachlab/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** After a navigation: moves the focus to the page and says its title. A changed filter is no navigation. */
export function Announcer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const last = useRef(pathname);

  useEffect(() => {
    if (pathname === last.current) return;
    last.current = pathname;
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true });
    const say = () => {
      const page = currentPage.get();
      if (page?.path === pathname) setTitle(page.title);
    };
    say();
    return currentPage.subscribe(say);
  }, [pathname, hash]);

  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {title}
      </span>
    </VisuallyHidden>
  );
}
