import { isNotFound, Link, pageData, PageHead, useParams, useQuery } from '@coachlab/remote-kit';
import { EmptyState, FailedPanel, LinkButton, Page, PageHeader, Prose, Skeleton } from '@coachlab/ui';
import { oneItem } from '../api/__name__.ts';

export const loader = pageData(({ params }) => [oneItem(params['slug'] ?? '')]);

export function Component() {
  const { slug = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useQuery(oneItem(slug));
  if (isPending)
    return (
      <Page narrow>
        <Skeleton shape="text" label="Loading..." />
      </Page>
    );
  if (isNotFound(error)) return <Missing />;
  if (error)
    return (
      <Page narrow>
        <FailedPanel title="This did not load" onRetry={refetch} retrying={isFetching}>
          The rest of the site works.
        </FailedPanel>
      </Page>
    );
  return (
    <Page narrow>
      <PageHead title={data.title} description={data.text} />
      <PageHeader title={data.title} crumb={{ link: <Link to="__prefix__" />, title: '__Title__' }} />
      <Prose>
        <p>{data.text}</p>
      </Prose>
    </Page>
  );
}

function Missing() {
  return (
    <Page narrow>
      <PageHead title="Not found" description="There is nothing at this address." noindex />
      <EmptyState
        level={1}
        title="There is nothing at this address."
        act={<LinkButton link={<Link to="__prefix__" />}>All __name__</LinkButton>}
      />
    </Page>
  );
}
