import type { Artifact, ArtifactMetadata } from '@coachlab/contracts';
import { canShare, share } from '@coachlab/learner';
import { toast, useHydrated, useSite } from '@coachlab/remote-kit';
import { Button, Row } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { PractiseBefore } from '../calendar/practise-before.tsx';
import { href } from '../shared/addresses.ts';
import { useCopy } from '../shared/use-copy.ts';
import css from './page-acts.module.css';
import { SaveButton } from './save-button.tsx';

interface PageActsProps {
  artifact: Artifact;
  metadata: ArtifactMetadata | undefined;
}

/** What one does with a page. On a phone the copy button is its icon: all of them fit beside each other. */
export function PageActs({ artifact, metadata }: PageActsProps) {
  const { id, title } = artifact;
  const url = useSite().origin + href.artifact(id);
  const { copied, copy } = useCopy();
  return (
    <Row className={css.acts}>
      <SaveButton id={id} />
      <PractiseBefore artifact={artifact} metadata={metadata} />
      <Button size="small" className={css.copy} icon={copied ? Check : Copy} onClick={() => void copy(url)}>
        <span aria-live="polite" className={css.word}>
          {copied ? 'Copied' : 'Copy link'}
        </span>
      </Button>
      <Button size="small" onClick={() => window.print()}>
        Print
      </Button>
      <Share title={title} url={url} />
    </Row>
  );
}

/** It keeps its place until it is known whether this browser shares. */
function Share(what: { title: string; url: string }) {
  const offered = useHydrated() && canShare();
  const open = () =>
    share(what).catch(() =>
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
