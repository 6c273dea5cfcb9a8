import type { RegistryStatus, RemoteStatus } from '@coachlab/contracts';
import { Badge, type Column, DataTable, EmptyState, Page, PageHeader, Panel, Stack } from '@coachlab/ui';
import { Link } from 'react-router-dom';
import { useStatus } from './queries.ts';
import { useSession } from './session.tsx';
import { Loaded } from './states.tsx';
import { failedShare, percent, VERDICTS, when } from './words.ts';

/** Every remote and what runs of it, live. */
export function RemotesPage() {
  const { me } = useSession();
  const query = useStatus();
  return (
    <Page>
      <title>Remotes | Coachlab releases</title>
      <Loaded query={query} what="The remotes">
        {(status) => (
          <Stack gap={6}>
            <PageHeader
              label={`Epoch ${status.epoch}`}
              title="Remotes"
              lead={`Shells believe the signing key until ${when(status.certifiedUntil)}.`}
            />
            <Shells shells={status.shells} />
            <ShellErrors shellBuilds={status.shellBuilds} />
            <Remotes remotes={status.remotes} mine={me.remote} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function Remotes({ remotes, mine }: { remotes: RemoteStatus[]; mine: string }) {
  if (remotes.length === 0)
    return (
      <EmptyState title="Nothing is published yet" level={2}>
        Begin with: coachlab publish &lt;folder&gt;
      </EmptyState>
    );
  return (
    <DataTable label="Remotes" stacks rows={remotes} rowKey={({ name }) => name} columns={columnsFor(mine)} />
  );
}

/** @param mine the remote of whoever is signed in */
function columnsFor(mine: string): Column<RemoteStatus>[] {
  return [
    { head: 'Remote', cell: ({ name }) => <Link to={`/remotes/${name}`}>{name}</Link> },
    { head: 'Team', cell: ({ name, owner }) => (name === mine ? `${owner} (yours)` : owner) },
    { head: 'Stable', cell: ({ stable }) => stable ?? 'nothing yet' },
    { head: 'Candidate', cell: candidateOf },
    { head: 'State', cell: (remote) => <State remote={remote} /> },
    {
      head: 'Failed',
      align: 'end',
      cell: ({ candidate, rollout }) => (candidate && rollout ? failedShare(rollout.canary) : '–'),
    },
    { head: 'Releases', align: 'end', cell: ({ releases }) => releases.length },
  ];
}

const candidateOf = ({ candidate }: RemoteStatus) =>
  candidate ? `${candidate.release} at ${percent(candidate.weight)}` : 'none';

function State({ remote: { disabled, stable, candidate, rollout, standIns } }: { remote: RemoteStatus }) {
  if (disabled) return <Badge tone="bad">Switched off</Badge>;
  if (standIns?.some(({ version }) => version === stable)) return <Badge tone="bad">Misses pages</Badge>;
  if (candidate && rollout?.verdict) {
    const [words, tone] = VERDICTS[rollout.verdict.state];
    return <Badge tone={tone}>{words}</Badge>;
  }
  if (candidate) return <Badge tone="live">Canary</Badge>;
  return <Badge>{stable === null ? 'Not live' : 'Stable'}</Badge>;
}

/** Only where there is something to look at. */
function ShellErrors({ shellBuilds = [] }: Pick<RegistryStatus, 'shellBuilds'>) {
  const failing = shellBuilds.filter(({ running, errors }) => running && errors.length > 0);
  if (failing.length === 0) return null;
  return (
    <p>
      The shell’s own files throw errors in browsers: <Link to="/shell">see the shell</Link>.
    </p>
  );
}

/** What shells hold back. */
function Shells({ shells }: Pick<RegistryStatus, 'shells'>) {
  if (shells.length === 0) return null;
  return (
    <Panel title="Shells that hold something back">
      <ul>
        {shells.flatMap(({ at, held, alarm }) => [
          ...(alarm === null ? [] : [<li key={`${at} alarm`}>{`${when(at)}: ${alarm}`}</li>]),
          ...held.map(({ remote, version, reason }) => (
            <li key={`${at} ${remote} ${version}`}>{`${when(at)}: ${remote}@${version}: ${reason}`}</li>
          )),
        ])}
      </ul>
    </Panel>
  );
}
