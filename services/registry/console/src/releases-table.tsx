import type { Provenance, RemoteStatus, StoredRehearsal } from '@coachlab/contracts';
import { Badge, Button, type Column, DataTable, EmptyState, Facts } from '@coachlab/ui';
import { useState } from 'react';
import { lifting, promotion } from './actions.tsx';
import { ChangeDialog, type Question } from './change-dialog.tsx';
import css from './releases-table.module.css';
import { size, when } from './words.ts';

type Release = RemoteStatus['releases'][number];

/** All releases of a remote, with where each comes from. */
export function ReleasesTable({ remote, mine }: { remote: RemoteStatus; mine: boolean }) {
  const [asked, setAsked] = useState<Question | null>(null);
  const { name, releases } = remote;
  if (releases.length === 0)
    return <EmptyState title="No release is stored">Every one was collected.</EmptyState>;
  return (
    <>
      <DataTable
        label={`Releases of ${name}`}
        stacks
        rows={releases}
        rowKey={({ version }) => version}
        columns={columnsFor(remote, mine, setAsked)}
      />
      {asked && <ChangeDialog remote={name} question={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function columnsFor(
  remote: RemoteStatus,
  mine: boolean,
  ask: (question: Question) => void,
): Column<Release>[] {
  const { stable } = remote;
  return [
    { head: 'Release', cell: ({ version }) => <span className={css.version}>{version}</span> },
    {
      head: 'Published',
      cell: ({ publishedAt }) => <time dateTime={publishedAt}>{when(publishedAt)}</time>,
    },
    { head: 'Size', align: 'end', cell: ({ bytes }) => size(bytes) },
    { head: 'State', cell: (release) => <State remote={remote} release={release} /> },
    { head: 'Rehearsal', cell: ({ rehearsal }) => <Rehearsal rehearsal={rehearsal} /> },
    { head: 'Source', cell: ({ provenance }) => <Source provenance={provenance} /> },
    {
      head: 'Action',
      cell: ({ version, quarantined }) => {
        if (!mine || version === stable) return '–';
        return quarantined ? (
          <Button
            size="small"
            aria-label={`Lift the quarantine of ${version}`}
            onClick={() => ask(lifting(remote.name, version))}
          >
            Lift
          </Button>
        ) : (
          <Button
            size="small"
            aria-label={`Promote ${version}`}
            onClick={() => ask(promotion(remote, version))}
          >
            Promote
          </Button>
        );
      },
    },
  ];
}

function State({
  remote: { stable, fallback, candidate },
  release,
}: {
  remote: RemoteStatus;
  release: Release;
}) {
  const { version, quarantined } = release;
  if (quarantined) return <Badge tone="bad">In quarantine</Badge>;
  if (version === stable) return <Badge tone="done">Stable</Badge>;
  if (version === candidate?.release) return <Badge tone="live">Candidate</Badge>;
  return version === fallback ? <Badge>Fallback</Badge> : '–';
}

/** What was found before anybody met it: its faults when it is opened. */
function Rehearsal({ rehearsal }: { rehearsal: StoredRehearsal | null }) {
  if (!rehearsal) return 'none';
  const { faults, pages, at, by, unseen = [], changed } = rehearsal;
  const whose = by === 'platform' ? ', by the platform' : '';
  const seen = `${pages.server} pages on the server, ${pages.browser} in a browser, ${when(at)}`;
  return (
    <details className={css.source}>
      <summary>{(faults.length === 0 ? 'Passed' : `Failed, ${faults.length} found`) + whose}</summary>
      <p>{seen}</p>
      {changed && <p>{describeChanges(changed)}</p>}
      {unseen.length > 0 && <p>{`Not checked: ${unseen.join('; ')}`}</p>}
      {faults.length > 0 && (
        <ul>
          {faults.map(({ address, text }) => (
            <li key={`${address} ${text}`}>
              {address}: {text}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** What its publisher says of a build: the commit at a glance, the rest when it is opened. */
function Source({ provenance }: { provenance: Provenance | null }) {
  if (!provenance) return 'not said';
  const { commit, dirty, builder, builtAt } = provenance;
  const changes = dirty ? ' with changes' : '';
  return (
    <details className={css.source}>
      <summary>{commit === null ? 'no commit' : commit.slice(0, 10) + changes}</summary>
      <Facts
        items={[
          { term: 'Commit', value: commit === null ? 'not said' : commit + changes },
          { term: 'Built by', value: builder },
          { term: 'Built', value: when(builtAt) },
        ]}
      />
    </details>
  );
}

function describeChanges(changed: NonNullable<StoredRehearsal['changed']>): string {
  if (changed.length === 0) return 'Every page looks as stable does.';
  const pages = changed.map(({ address, share }) => `${address} (${Math.ceil(share * 100)} %)`);
  return `Looks different from stable: ${pages.join(', ')}`;
}
