import type { ArmFigures, RolloutStatus } from '@coachlab/contracts';
import { Badge, BadgeRow, DataTable, Meter, Stack } from '@coachlab/ui';
import css from './rollout-section.module.css';
import { failedShare, OUTCOMES, percent, PHASES, span, VERDICTS, when } from './words.ts';

/** The running rollout of a remote, or how the last one ended. */
export function RolloutSection({ rollout }: { rollout: RolloutStatus }) {
  const { version, phase, weight, outcome, exposed, plan, step, endedAt, phaseSince } = rollout;
  const ended = phase === 'ended';
  const steps = plan && !ended ? `, step ${step + 1} of ${plan.steps.length}, ${span(plan.every)} each` : '';
  return (
    <section aria-label={`Rollout of ${version}`}>
      <Stack gap={4}>
        <h2>{ended ? `Last rollout: ${version}` : `${version} at ${percent(weight)}`}</h2>
        <BadgeRow>
          <Badge tone={ended ? 'plain' : 'live'}>
            {ended && outcome ? `${PHASES.ended}: ${OUTCOMES[outcome]}` : PHASES[phase]}
          </Badge>
          <Badge>{`${ended && endedAt ? when(endedAt) : `since ${when(phaseSince)}`}${steps}`}</Badge>
        </BadgeRow>
        {!ended && <Meter value={weight / 100} label="Share of visitors" />}
        <Verdict verdict={rollout.verdict} />
        <Arms rollout={rollout} />
        <p>
          {`${exposed.sessions} ${exposed.sessions === 1 ? 'session' : 'sessions'} met the candidate in all, ${exposed.failed} of them failed.`}
        </p>
        <Errors errors={rollout.errors} />
      </Stack>
    </section>
  );
}

function Verdict({ verdict }: Pick<RolloutStatus, 'verdict'>) {
  if (!verdict) return <p>Not judged yet.</p>;
  const [words, tone] = VERDICTS[verdict.state];
  return (
    <Stack gap={2}>
      <BadgeRow>
        <Badge tone={tone}>{words}</Badge>
      </BadgeRow>
      <p>
        {verdict.reason} <time dateTime={verdict.at}>{when(verdict.at)}</time>
      </p>
    </Stack>
  );
}

function Arms({ rollout: { canary, stable } }: { rollout: RolloutStatus }) {
  const arms: (ArmFigures & { arm: string })[] = [
    { arm: 'Candidate', ...canary },
    ...(stable ? [{ arm: 'Stable', ...stable }] : []),
  ];
  return (
    <DataTable
      label="Both arms in the running phase"
      stacks
      rows={arms}
      rowKey={({ arm }) => arm}
      columns={[
        { head: 'Arm', cell: ({ arm }) => arm },
        { head: 'Release', cell: ({ version }) => version },
        { head: 'Sessions', align: 'end', cell: ({ sessions }) => sessions },
        { head: 'Failed', align: 'end', cell: ({ failed }) => failed },
        { head: 'Share', align: 'end', cell: failedShare },
        { head: 'LCP, p75', align: 'end', cell: ({ lcp }) => (lcp === null ? '–' : `${lcp} ms`) },
      ]}
    />
  );
}

function Errors({ errors }: Pick<RolloutStatus, 'errors'>) {
  if (errors.length === 0) return null;
  return (
    <details className={css.errors}>
      <summary>{`Top errors (${errors.length})`}</summary>
      <ol>
        {errors.map((error) => (
          <li key={`${error.version} ${error.class} ${error.stack}`}>
            <p>{`${error.class.replace('_', ' ')} in ${error.sessions} sessions of ${error.version}`}</p>
            {error.stack && <pre tabIndex={0}>{error.stack}</pre>}
          </li>
        ))}
      </ol>
    </details>
  );
}
