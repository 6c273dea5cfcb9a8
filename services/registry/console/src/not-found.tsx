import { EmptyState, LinkButton, Page } from '@coachlab/ui';
import { Link } from 'react-router-dom';

export function NotFound({ title }: { title: string }) {
  return (
    <Page>
      <EmptyState title={title} level={1} act={<LinkButton link={<Link to="/" />}>All remotes</LinkButton>} />
    </Page>
  );
}
