import type { Certification } from '@coachlab/contracts';
import { Link, RouteLink } from '@coachlab/remote-kit';
import { Badge, Columns, Insight, LinkButton, List, Page, PageHeader, Spread, Stack } from '@coachlab/ui';
import type { ReactNode } from 'react';
import { standing } from '../enrolment/progress.ts';
import { useEnrolments } from '../enrolment/use-enrolments.ts';
import { href } from '../shared/addresses.ts';
import { CertificateSection } from './certificate-section.tsx';
import { EnrolmentPanel } from './enrolment-panel.tsx';
import { ModuleList } from './module-list.tsx';

interface CertificationViewProps {
  certification: Certification;
  /** Shown under the certificate of a completed certification. */
  afterCompletion: ReactNode;
}

/** One certification, and how far this browser is with it. */
export function CertificationView({ certification, afterCompletion }: CertificationViewProps) {
  const { id, title, description, duration, purpose, outcomes, modules, artifactId } = certification;
  const enrolments = useEnrolments([certification]);
  const enrolment = enrolments.data?.find(({ certificationId }) => certificationId === id);
  const stand = enrolment && standing(certification, enrolment);
  return (
    <Page>
      <PageHeader
        crumb={{ link: <Link to={href.certifications()} />, title: 'Certifications' }}
        badges={
          <>
            <Badge>{`${duration} of study`}</Badge>
            <Badge>{modules.length} modules</Badge>
          </>
        }
        title={title}
        lead={description}
      />
      <EnrolmentPanel certificationId={id} stand={stand} enrolments={enrolments} />
      {enrolment && stand?.done && (
        <>
          <CertificateSection certification={certification} enrolment={enrolment} />
          {afterCompletion}
        </>
      )}
      <Spread
        heading="What it is for"
        note="Completion, not competence: quizzes only, taken without supervision. Not accredited by a professional body."
      >
        <Columns kind="tilt">
          <Insight>{purpose}</Insight>
          <Stack>
            <List kind="dash" items={outcomes} />
            <p>
              <LinkButton
                variant="quiet"
                link={<RouteLink route="artifact" params={{ id: artifactId }} optional />}
              >
                What the certificate stands for
              </LinkButton>
            </p>
          </Stack>
        </Columns>
      </Spread>
      <Spread heading="Modules">
        <ModuleList certification={certification} enrolment={enrolment} stand={stand} />
      </Spread>
    </Page>
  );
}
