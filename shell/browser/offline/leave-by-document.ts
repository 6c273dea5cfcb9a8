import { createPath, type createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>;

/**
 * While `leaves` says so, another page is opened by its own document: whole, of one release set, as it is kept or as the
 * server has it now. Without a connection the router would fetch its parts one by one; from a page that was kept it would go
 * on for ever with that page's releases.
 */
export function leaveByDocument(router: Router, leaves: () => boolean, page: Location = location): void {
  const navigate = router.navigate.bind(router) as (...args: unknown[]) => Promise<void>;
  router.navigate = (async (
    to: Parameters<typeof createPath>[0] | string | number | null,
    options?: Options,
  ) => {
    const path = typeof to === 'string' ? to : to !== null && typeof to === 'object' ? createPath(to) : null;
    if (path === null || options?.formMethod || !leaves()) return navigate(to, options);
    const target = new URL(path, page.href);
    // The same page with another filter, or further down.
    if (target.pathname === page.pathname) return navigate(to, options);
    if (options?.replace) page.replace(target.href);
    else page.assign(target.href);
  }) as Router['navigate'];
}

interface Options {
  replace?: boolean;
  formMethod?: unknown;
}
