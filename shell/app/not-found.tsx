import { href, Link, PageHead } from '@coachlab/remote-kit';
import { LinkButton, Page, PageHeader } from '@coachlab/ui';
import { NOWHERE } from './shell-pages.ts';

export function NotFound() {
  return (
    <Page>
      <PageHead
        title="404 - Page Not Found"
        description="There is no page at this address. Did you forget to add the page to the router?"
        // One page for all addresses that are nobody's, and it is the same on both sides.
        canonical={NOWHERE}
        noindex
      />
      <PageHeader title="404 Page Not Found" lead="Did you forget to add the page to the router?" />
      <LinkButton variant="primary" link={<Link to={href.home()} />}>
        Go to the home page
      </LinkButton>
    </Page>
  );
}
