import { icpiResults, useStored } from '@coachlab/learner';
import { RouteLink, useQueries } from '@coachlab/remote-kit';
import { Block, Entry, EntryList, Stack } from '@coachlab/ui';
import { icpiResult } from '../api/icpi-result.ts';

/** The results made in this browser that are still there, the latest first. */
export function IcpiResults() {
  const ids = useStored(icpiResults);
  const answers = useQueries({ queries: ids.map((id) => icpiResult(id)) });
  const results = answers
    .flatMap(({ data }) => data ?? [])
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const [latest] = results;
  if (!latest) return null;
  return (
    <Block label="ICPI results">
      <Stack gap={3}>
        <EntryList ordered={false}>
          {results.map(({ id, createdAt, scores }) => (
            <Entry
              key={id}
              title={`ICPI of ${dayOf(createdAt)}`}
              level={4}
              link={<RouteLink route="icpi-results" params={{ id }} />}
            >
              {`Composite ${scores.composite}. Trust ${scores.trust}, Listening ${scores.listening}, Safety ${scores.safety}.`}
            </Entry>
          ))}
        </EntryList>
        {results.length > 1 && (
          <p>
            <RouteLink route="icpi-results" params={{ id: latest.id }} anchor="compared" optional>
              Compare the latest two
            </RouteLink>
          </p>
        )}
      </Stack>
    </Block>
  );
}

/** "21 November 2026", as the result's page says it. */
function dayOf(time: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}
