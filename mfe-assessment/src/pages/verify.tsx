import { isNotFound, PageHead, pageData, useParams, useQuery } from '@coachlab/remote-kit';
import { FailedPanel, Page, PageHeader, PageSkeleton } from '@coachlab/ui';
import { certificate } from '../api/certificate.ts';
import { CertificateSheet } from '../certificate/certificate-sheet.tsx';
import { UnknownCode } from '../certificate/unknown-code.tsx';

export const loader = pageData(({ params }) => [certificate(params['code'] ?? '')]);

export function Component() {
  const code = useParams()['code'] ?? '';
  const { data, isPending, error, isFetching, refetch } = useQuery(certificate(code));
  if (isPending) return <PageSkeleton label="Loading certificate..." narrow />;
  return (
    <Page narrow>
      <PageHead title="Certificate" description="What a certificate with this code says." noindex />
      {data ? (
        <CertificateSheet certificate={data} />
      ) : isNotFound(error) ? (
        <UnknownCode code={code} />
      ) : (
        <>
          <PageHeader label="Certificate" title="Is this certificate real?" />
          <FailedPanel title="The certificate did not load" onRetry={refetch} retrying={isFetching}>
            This says nothing about the code: we could not look it up.
          </FailedPanel>
        </>
      )}
    </Page>
  );
}
