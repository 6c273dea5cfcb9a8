import { isNotFound, Link, PageHead } from '@coachlab/remote-kit';
import { FailedPanel, LinkButton, Page } from '@coachlab/ui';
import { href } from '../shared/addresses.ts';
import { supportLine } from '../shared/support-line.ts';
import css from './situations.module.css';

interface SituationMissingProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

export function SituationMissing({ error, onRetry, retrying }: SituationMissingProps) {
  const unknown = isNotFound(error);
  return (
    <Page>
      <PageHead
        title={unknown ? 'Situation not found' : 'Situation'}
        description="This situation could not be shown."
        noindex
      />
      <div className={css.state}>
        <FailedPanel
          level={1}
          title={unknown ? 'There is no situation at this address' : 'The situation did not load'}
          onRetry={onRetry}
          retrying={retrying}
          support={supportLine(error)}
        >
          {unknown
            ? 'It may have been renamed. The index lists what there is.'
            : 'The rest of the site works, and your progress is safe in this browser.'}
        </FailedPanel>
        <LinkButton variant="quiet" link={<Link to={href.situations()} />}>
          All situations
        </LinkButton>
      </div>
    </Page>
  );
}
