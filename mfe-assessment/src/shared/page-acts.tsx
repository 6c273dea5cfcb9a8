import { canShare, share } from '@coachlab/learner';
import { toast, useHydrated } from '@coachlab/remote-kit';
import { Button, Row } from '@coachlab/ui';
import { CopyLink } from './copy-link.tsx';
import css from './page-acts.module.css';

/** What one does with a page: pass it on, or take it along on paper. */
export function PageActs({ title }: { title: string }) {
  return (
    <Row className={css.acts}>
      <CopyLink />
      <Button size="small" onClick={() => window.print()}>
        Print
      </Button>
      <Share title={title} />
    </Row>
  );
}

/** It keeps its place until it is known whether this browser shares. */
function Share({ title }: { title: string }) {
  const offered = useHydrated() && canShare();
  const open = () =>
    share({ title, url: location.origin + location.pathname }).catch(() =>
      toast({
        tone: 'error',
        title: 'Not shared',
        description: 'Copy the link and paste it where you like.',
      }),
    );
  return (
    <Button size="small" style={offered ? undefined : { visibility: 'hidden' }} onClick={() => void open()}>
      Share
    </Button>
  );
}
