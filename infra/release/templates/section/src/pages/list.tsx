import { Link, pageData, PageHead, useQuery } from '@coachlab/remote-kit';
import { EmptyState, Entry, EntryList, FailedPanel, Page, PageHeader, Skeleton } from '@coachlab/ui';
import { allItems } from '../api/__name__.ts';

export const loader = pageData(() => [allItems()]);

export function Component() {
  return (
    <Page>
      <PageHead title="__Title__" description="All __name__." />
      <PageHeader title="__Title__" lead="All __name__." />
      <Items />
    </Page>
  );
}

function Items() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(allItems());
  if (isPending) return <Skeleton shape="text" label="Loading __name__..." count={4} />;
  if (isError)
    return (
      <FailedPanel title="The list did not load" onRetry={refetch} retrying={isFetching}>
        The rest of the site works.
      </FailedPanel>
    );
  if (data.length === 0) return <EmptyState title="There is nothing here yet." level={2} />;
  return (
    <EntryList ordered={false}>
      {data.map(({ slug, title, text }) => (
        <Entry key={slug} level={2} title={title} link={<Link to={`__prefix__/${slug}`} />}>
          {text}
        </Entry>
      ))}
    </EntryList>
  );
}
