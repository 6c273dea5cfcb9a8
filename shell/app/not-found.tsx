import { Link, PageHead, useHydrated, useLocation } from '@coachlab/remote-kit';
import { Button, LinkButton, Page, PageHeader, Row, Stack } from '@coachlab/ui';
import Search from 'lucide-react/icons/search';
import { openPalette } from './palette/open-palette.ts';
import { NOWHERE } from './shell-pages.ts';

export function NotFound() {
  // The server draws this page once for all addresses.
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const words = hydrated ? wordsIn(pathname) : '';
  return (
    <Page>
      <PageHead
        title="404 - Page Not Found"
        description="There is no page at this address. Did you forget to add the page to the router?"
        // One page for all addresses that are nobody's, and it is the same on both sides.
        canonical={NOWHERE}
        noindex
      />
      <Stack gap={6}>
        <PageHeader title="404 Page Not Found" lead="Did you forget to add the page to the router?" />
        <Row>
          <LinkButton variant="primary" link={<Link to="/" />}>
            Go to the home page
          </LinkButton>
          <Button icon={Search} aria-haspopup="dialog" onClick={() => openPalette(words)}>
            {words ? `Search for “${words}”` : 'Search'}
          </Button>
        </Row>
      </Stack>
    </Page>
  );
}

/** What somebody who came to this address may have looked for: the words of its last part. */
function wordsIn(pathname: string): string {
  const last = pathname.split('/').findLast(Boolean) ?? '';
  return last
    .replace(/%[0-9a-f]{2}|[^\p{L}\p{N}]+/giu, ' ')
    .trim()
    .slice(0, 60);
}
