import { workshopToJoin } from '@coachlab/learner';
import { isNotFound, PageHead, useHydrated, useNavigate, useParams, useQuery } from '@coachlab/remote-kit';
import { FailedPanel, Page, PageHeader, PageSkeleton } from '@coachlab/ui';
import { useEffect } from 'react';
import { workshopOfCode } from '../api/joining.ts';
import { CodeForm } from '../joining/code-form.tsx';
import { Invited } from '../joining/invited.tsx';
import { workshopPages } from '../shared/workshop-pages.ts';

/** Without a loader: a code is looked up by the browser that asks, which is counted, and never by the server for it. */
export function Component() {
  const { code } = useParams();
  return (
    <Page narrow>
      <PageHead
        title="Join an ICPI workshop"
        description="Enter the code that the facilitator shows."
        noindex
      />
      {code === undefined ? <Enter /> : <ByLink key={code} code={code} />}
    </Page>
  );
}

function Enter({ typed }: { typed?: string }) {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        label="ICPI workshop"
        title={typed === undefined ? 'Join a workshop' : 'No workshop has this code'}
        lead={
          typed === undefined
            ? 'Enter the code that the facilitator shows. You need no account and give no name.'
            : 'It may have been misread, or the workshop has ended. Compare it with what the facilitator shows.'
        }
      />
      <div style={{ marginTop: 'var(--s-6)' }}>
        <CodeForm
          variant="primary"
          onFound={({ code }) => navigate(workshopPages.join(code))}
          {...(typed !== undefined && { typed })}
        />
      </div>
    </>
  );
}

function ByLink({ code }: { code: string }) {
  const { data, error, isFetching, refetch } = useQuery({ ...workshopOfCode(code), enabled: useHydrated() });
  useEffect(() => {
    if (data) workshopToJoin.set(data);
  }, [data]);
  if (data) return <Invited workshop={data} />;
  if (isNotFound(error)) return <Enter typed={code} />;
  if (!error) return <PageSkeleton label="Looking for the workshop..." narrow />;
  return (
    <>
      <PageHeader label="ICPI workshop" title="Join a workshop" />
      <FailedPanel title="The workshop could not be looked up" onRetry={refetch} retrying={isFetching}>
        This says nothing about the code. Wait a moment and try again.
      </FailedPanel>
    </>
  );
}
