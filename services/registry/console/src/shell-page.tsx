import type { ShellBuild } from '@coachlab/contracts';
import { Badge, BadgeRow, EmptyState, Page, PageHeader, Stack } from '@coachlab/ui';
import { useStatus } from './queries.ts';
import css from './shell-page.module.css';
import { Loaded } from './states.tsx';
import { when } from './words.ts';

/** The builds of the shell that browsers run, and what went wrong in their own files. */
export function ShellPage() {
  const query = useStatus();
  return (
    <Page>
      <title>Shell | Coachlab releases</title>
      <Loaded query={query} what="The shell">
        {({ shellBuilds = [] }) => (
          <Stack gap={6}>
            <PageHeader
              title="Shell"
              lead="Errors that nobody caught, by the shell’s own files. They count against no section."
            />
            {shellBuilds.length === 0 && (
              <EmptyState title="No shell has announced a build yet" level={2}>
                Shells say it when they start.
              </EmptyState>
            )}
            {shellBuilds.map((build) => (
              <Build key={build.build} build={build} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function Build({ build: { build, running, firstAt, lastAt, errors } }: { build: ShellBuild }) {
  return (
    <section aria-label={`Build ${build}`}>
      <Stack gap={3}>
        <h2>{build}</h2>
        <BadgeRow>
          <Badge tone={running ? 'live' : 'plain'}>{running ? 'Running' : 'Not running'}</Badge>
          <Badge>{running ? `since ${when(firstAt)}` : `${when(firstAt)} to ${when(lastAt)}`}</Badge>
        </BadgeRow>
        {errors.length === 0 ? (
          <p>No errors.</p>
        ) : (
          <ol className={css.list}>
            {errors.map((error) => (
              <li key={`${error.class} ${error.stack}`}>
                <p>
                  {`${error.class.replace('_', ' ')} in ${error.sessions} ${error.sessions === 1 ? 'session' : 'sessions'}, first ${when(error.firstAt)}, last ${when(error.lastAt)}`}
                </p>
                <pre tabIndex={0}>{error.stack}</pre>
              </li>
            ))}
          </ol>
        )}
      </Stack>
    </section>
  );
}
