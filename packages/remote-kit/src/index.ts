// The public face of the shell to its remotes. It changes additively inside a major version.
export { KIT_VERSION } from './version.ts';
export {
  Navigate,
  NavLink,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useSearchParams,
} from './router.ts';
export { Link, type LinkProps } from './link.tsx';
export {
  type QueryClient,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
export { apiQuery, apiPath, type ApiQuery, type ApiSegment } from './api-query.ts';
export { apiSend, newIdempotencyKey, type ApiSendOptions } from './api-send.ts';
export { ApiError, isApiError, isNotFound } from './api-error.ts';
export { createQueryClient, type QueryClientOptions } from './query-client.ts';
export { dehydrateQueries, hydrateQueries } from './query-state.ts';
export {
  pageData,
  queryClientContext,
  renderContext,
  type PageLoaderArgs,
  type PageModule,
  type PageQuery,
  type RenderSide,
} from './page-data.ts';
export { partsInDocument } from './page-parts.ts';
export { PageHead, type PageHeadProps } from './page-head.tsx';
export { currentPage, type PageDescription } from './current-page.ts';
export { type Href, SiteProvider, useHref, useSentForm, useSite, type Site } from './site.tsx';
export { RouteLink, type RouteLinkProps } from './route-link.tsx';
export { fillPath } from './fill-path.ts';
export { toast, toasts, type ToastMessage } from './toasts.ts';
export { openChat, openSlot, shellEvents, type ShellEvent } from './shell-events.ts';
export { href } from './href.ts';
export { useHydrated } from './use-hydrated.ts';
