import { Link } from '@coachlab/remote-kit';
import { LinkButton, Page, PageHeader } from '@coachlab/ui';
import { workshopPages } from '../shared/workshop-pages.ts';

/** Nothing at this address: it is over, was deleted, or was never there. */
export function MissingWorkshop() {
  return (
    <Page narrow>
      <PageHeader
        label="ICPI workshop"
        title="This workshop is gone"
        lead="It has reached its last day or was deleted, and nothing of it is kept. If you have just copied the link, check that it is complete."
      />
      <p style={{ marginTop: 'var(--s-5)' }}>
        <LinkButton link={<Link to={workshopPages.all()} />}>Open a workshop</LinkButton>
      </p>
    </Page>
  );
}
