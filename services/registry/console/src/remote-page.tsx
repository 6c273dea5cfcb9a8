import { describeStandIns, type RegistryStatus, type RemoteStatus } from '@coachlab/contracts';
import { Badge, Page, PageHeader, Panel, Stack } from '@coachlab/ui';
import { Link, useParams } from 'react-router-dom';
import { Actions } from './actions.tsx';
import { AuditTable } from './audit-table.tsx';
import { NotFound } from './not-found.tsx';
import { Queued } from './queued-rehearsal.tsx';
import { useAudit, useStatus } from './queries.ts';
import { ReleasesTable } from './releases-table.tsx';
import { RolloutSection } from './rollout-section.tsx';
import { useSession } from './session.tsx';
import { Loaded } from './states.tsx';
import { percent } from './words.ts';

/** One remote: what runs of it, its rollout, its releases, and what its team may do. */
export function RemotePage() {
  const { name = '' } = useParams();
  const query = useStatus();
  return (
    <Loaded query={query} what="The remote">
      {({ remotes, rehearsals }) => {
        const remote = remotes.find((each) => each.name === name);
        return remote ? (
          <Remote remote={remote} rehearsals={rehearsals} />
        ) : (
          <NotFound title={`There is no remote ${name}`} />
        );
      }}
    </Loaded>
  );
}

function Remote({ remote, rehearsals }: { remote: RemoteStatus } & Pick<RegistryStatus, 'rehearsals'>) {
  const { name, rollout, queuedRehearsal } = remote;
  const { me } = useSession();
  const mine = me.remote === name && me.scope === 'release';
  const audit = useAudit(name);
  return (
    <Page>
      <title>{`${name} | Coachlab releases`}</title>
      <Stack gap={7}>
        <Head remote={remote} mine={mine} />
        {queuedRehearsal && <Queued queued={queuedRehearsal} rehearsals={rehearsals} />}
        {rollout && <RolloutSection rollout={rollout} />}
        <Stack gap={4}>
          <h2>Releases</h2>
          <ReleasesTable remote={remote} mine={mine} />
        </Stack>
        <Stack gap={4}>
          <h2>Audit</h2>
          <Loaded query={audit} what="The audit trail">
            {(rows) => <AuditTable rows={rows} />}
          </Loaded>
        </Stack>
      </Stack>
    </Page>
  );
}

function Head({ remote, mine }: { remote: RemoteStatus; mine: boolean }) {
  const { name, owner, stable, fallback, candidate, disabled, standIns = [] } = remote;
  const runs = [
    stable === null ? 'Nothing is live yet' : `${stable} is stable`,
    candidate ? `${candidate.release} runs at ${percent(candidate.weight)}` : null,
    fallback ? `${fallback} is the fallback` : null,
  ];
  return (
    <Stack gap={4}>
      <PageHeader
        crumb={{ link: <Link to="/" />, title: 'Remotes' }}
        label={owner}
        title={name}
        badges={
          <>
            {mine && <Badge tone="live">Yours</Badge>}
            {disabled && <Badge tone="bad">Switched off</Badge>}
          </>
        }
        lead={`${runs.filter((each) => each !== null).join('. ')}.`}
      />
      {standIns.length > 0 && (
        <Panel level={2} title="Pages that these releases did not answer">
          <ul>
            {standIns.map((each) => (
              <li key={each.version}>
                {`${each.version === stable ? 'Stable' : 'The candidate'} is ${describeStandIns(each)}.`}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {mine && <Actions remote={remote} />}
    </Stack>
  );
}
