import { Link, PageHead } from '@coachlab/remote-kit';
import { FailedPanel, LinkButton, Page } from '@coachlab/ui';
import { href } from '../shared/addresses.ts';
import { supportLine } from '../shared/support-line.ts';
import css from './artifact.module.css';

interface ArtifactMissingProps {
  error: unknown;
  /** There is no such artifact, rather than no answer. */
  unknown: boolean;
  onRetry: () => void;
  retrying: boolean;
}

/** The loading text stays when the data does not come; beside it stand the ways on. */
export function ArtifactMissing({ error, unknown, onRetry, retrying }: ArtifactMissingProps) {
  return (
    <Page>
      <PageHead
        title={unknown ? 'Artifact not found' : 'Artifact'}
        description="This artifact could not be shown."
        noindex
      />
      <div className={css.state}>
        <p className={css.loading}>Loading artifact...</p>
        <FailedPanel
          level={1}
          title={unknown ? 'There is no artifact at this address' : 'The artifact did not load'}
          onRetry={onRetry}
          retrying={retrying}
          support={supportLine(error)}
        >
          {unknown
            ? 'It may have moved or been taken out. The Lab lists what there is.'
            : 'The rest of the site works, and your progress is safe in this browser.'}
        </FailedPanel>
        <LinkButton variant="quiet" link={<Link to={href.lab()} />}>
          Back to the Lab
        </LinkButton>
      </div>
    </Page>
  );
}
