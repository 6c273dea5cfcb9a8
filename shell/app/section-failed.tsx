import { isRemoteLoadError } from '@coachlab/federation';
import { FailedPanel, Page } from '@coachlab/ui';

interface SectionFailedProps {
  remote: string;
  error: unknown;
  /** The server's page stands above the panel and can be read. */
  readable?: boolean;
  onRetry: () => void;
}

/** A section that could not be loaded, or broke while it was drawn, and has no replacement. Everything around it goes on. */
export function SectionFailed({ remote, error, readable = false, onRetry }: SectionFailedProps) {
  const title = readable
    ? 'This page can be read, but its buttons did not load'
    : 'This section did not load';
  return (
    <Page>
      <FailedPanel title={title} onRetry={onRetry} support={support(remote, error)}>
        {readable
          ? 'The rest of the site works, and your progress is kept.'
          : 'The rest of the site works, and what you typed is kept. Try again, or come back to it later.'}
      </FailedPanel>
    </Page>
  );
}

/** One line for the team: release and class. */
function support(remote: string, error: unknown): string {
  if (isRemoteLoadError(error)) return `${error.remote}@${error.version} · ${error.page} · ${error.class}`;
  return `${remote} · render · ${error instanceof Error ? error.message : String(error)}`;
}
