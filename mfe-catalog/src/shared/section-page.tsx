import type { ArtifactCard } from '@coachlab/contracts';
import { PageHead, useSite } from '@coachlab/remote-kit';
import { Page, PageHeader } from '@coachlab/ui';
import type { ReactNode } from 'react';
import { CatalogueStates } from './catalogue-states.tsx';
import { itemList } from './item-list.ts';
import type { Answers } from './use-answers.ts';

interface SectionPageProps<Data> {
  /** Of the window: "Lab". */
  title: string;
  /** For search engines and shared links. */
  description: string;
  /** The small line above the heading. */
  label: string;
  heading: string;
  lead: string;
  /** Beside the heading. */
  act?: ReactNode;
  loadingText: string;
  /** "The Lab did not load". */
  failedTitle: string;
  answers: Answers<Data>;
  /** The section's own artifacts, as the page lists them for search engines. */
  listed: (data: Data) => readonly ArtifactCard[];
  children: (data: Data) => ReactNode;
}

/** What the pages of the catalogue's sections have in common: head, heading, and what stands while data is missing. */
export function SectionPage<Data>({
  title,
  description,
  label,
  heading,
  lead,
  act,
  loadingText,
  failedTitle,
  answers,
  listed,
  children,
}: SectionPageProps<Data>) {
  const { origin } = useSite();
  return (
    <Page>
      <PageHead
        title={title}
        description={description}
        {...(answers.status === 'ready' && {
          structuredData: itemList(heading, origin, listed(answers.data)),
        })}
      />
      <PageHeader beside label={label} title={heading} lead={lead} act={act} />
      <CatalogueStates answers={answers} loadingText={loadingText} failedTitle={failedTitle}>
        {children}
      </CatalogueStates>
    </Page>
  );
}
