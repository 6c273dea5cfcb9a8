// Stands in for the site's kit, so that its interactive parts run here as they are written: by Next.js's own links,
// router and address, and by SWR, which its documentation names for data that a browser asks for.
export { newIdempotencyKey } from '@kit/api-send';
export { isApiError } from '@kit/api-error';
export { currentPage } from '@kit/current-page';
export { fillPath } from '@kit/fill-path';
export { openChat, openSlot, shellEvents } from '@kit/shell-events';
export { toast, toasts } from '@kit/toasts';
export { apiQuery, type ApiQuery } from './api-query';
export { Link } from './link';
export { RouteLink } from './route-link';
export { useHref, useSite } from './site';
export { useHydrated, useLocation, useSearchParams } from './address';
export { useQueries, useQuery } from './queries';
