import { Link } from '@coachlab/remote-kit';
import { LinkButton, Page, PageHeader } from '@coachlab/ui';
import { href } from '../shared/addresses.ts';

/** Nothing at this address: deleted, or never there. */
export function MissingResult() {
  return (
    <Page>
      <PageHeader
        label="ICPI Results"
        title="Analyzing findings..."
        lead="There is no result at this address. It may have been deleted, or the link may be incomplete."
      />
      <p style={{ marginTop: 'var(--s-5)' }}>
        <LinkButton variant="primary" link={<Link to={href.icpiAssessment()} />}>
          Retake the assessment
        </LinkButton>
      </p>
    </Page>
  );
}
