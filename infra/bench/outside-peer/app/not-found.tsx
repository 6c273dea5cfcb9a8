import { LinkButton, Page, PageHeader } from '@coachlab/ui';
import { Link } from '@coachlab/remote-kit';

export default function NotFound() {
  return (
    <Page>
      <PageHeader title="There is no page at this address" lead="It may have moved or been taken out." />
      <LinkButton link={<Link to="/" />}>Home</LinkButton>
    </Page>
  );
}
