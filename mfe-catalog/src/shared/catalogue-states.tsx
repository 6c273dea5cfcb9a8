import { FailedPanel, Skeleton } from '@coachlab/ui';
import type { ReactNode } from 'react';
import css from './catalogue-states.module.css';
import type { Answers } from './use-answers.ts';

interface CatalogueStatesProps<Data> {
  answers: Answers<Data>;
  loadingText: string;
  /** "The Lab did not load". */
  failedTitle: string;
  children: (data: Data) => ReactNode;
}

/** What stands under a catalogue page's heading while its data is on its way, when it failed, and when it is here. */
export function CatalogueStates<Data>({
  answers,
  loadingText,
  failedTitle,
  children,
}: CatalogueStatesProps<Data>) {
  if (answers.status === 'ready') return children(answers.data);
  return (
    <div className={css.place}>
      {answers.status === 'loading' ? (
        <Skeleton shape="cards" label={loadingText} />
      ) : (
        <FailedPanel
          title={failedTitle}
          onRetry={answers.retry}
          retrying={answers.retrying}
          support={answers.support}
        >
          The rest of the site works, and your progress is safe in this browser.
        </FailedPanel>
      )}
    </div>
  );
}
