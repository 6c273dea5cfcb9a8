import type { RemoteRoute } from '@coachlab/contracts';
import { PageHead } from '@coachlab/remote-kit';
import { PageSkeleton as Skeleton } from '@coachlab/ui';

/** A page whose code is on its way: its loading text in its shape, and a head until its own comes. */
export function PageSkeleton({ route }: { route: RemoteRoute }) {
  return (
    <>
      {route.title && (
        <PageHead
          title={route.title}
          description={route.description ?? route.title}
          noindex={route.noindex ?? false}
        />
      )}
      <Skeleton label={route.loadingText ?? 'Loading...'} />
    </>
  );
}
