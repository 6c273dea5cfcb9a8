import type { ArmFigures, RolloutStatus } from '@coachlab/contracts';
import { formatDuration } from '../duration.ts';
import { describePlan } from '../rollout-plan.ts';
import { formatWeight } from '../weight.ts';
import { faint, strong, table } from './table.ts';

/** The running rollout, or the last one: where it is, both arms, the verdict, and what goes wrong most. */
export function describeRollout(rollout: RolloutStatus, now: number): string {
  const { version, canary, stable, exposed, verdict, errors } = rollout;
  const arms = [armRow('canary', canary), ...(stable ? [armRow('stable', stable)] : [])];
  const lines = [
    `${strong(version)}  ${phaseOf(rollout, now)}`,
    ...(rollout.plan ? [faint(describePlan(rollout.plan))] : []),
    '',
    table(['ARM', 'RELEASE', 'SESSIONS', 'FAILED', 'SHARE', 'LCP'], arms),
    '',
    `${count(exposed.sessions)} sessions in all, of which ${count(exposed.failed)} failed.`,
    ...(verdict ? [`${strong(verdict.state.replace('_', ' '))}: ${verdict.reason}`] : []),
  ];
  if (errors.length === 0) return lines.join('\n');
  const rows = errors.map(({ class: kind, stack, sessions, version: of }) => [
    count(sessions),
    kind,
    of,
    (stack.split('\n', 1)[0] ?? '').slice(0, 80),
  ]);
  return [...lines, '', table(['SESSIONS', 'CLASS', 'RELEASE', 'ERROR'], rows)].join('\n');
}

function phaseOf(rollout: RolloutStatus, now: number): string {
  const { phase, outcome, endedAt, plan, step, weight, phaseSince, startedAt } = rollout;
  if (phase === 'ended' && endedAt !== null) {
    const took = formatDuration(Date.parse(endedAt) - Date.parse(startedAt));
    return `${(outcome ?? 'ended').replace('_', ' ')} after ${took}, at ${endedAt.slice(0, 19).replace('T', ' ')}Z`;
  }
  const since = `for ${formatDuration(Math.max(0, now - Date.parse(phaseSince)))}`;
  const place = plan ? `step ${step + 1} of ${plan.steps.length}` : 'no plan';
  const names = { step: '', gate: 'at its gate, ', paused: 'paused, ', bake: 'bakes, ', ended: '' };
  return `at ${formatWeight(weight)} (${place}), ${names[phase]}${since}`;
}

function armRow(name: string, { version, sessions, failed, lcp }: ArmFigures): string[] {
  const share = sessions === 0 ? '-' : `${((failed / sessions) * 100).toFixed(2)} %`;
  return [name, version, count(sessions), count(failed), share, lcp === null ? '-' : `${lcp} ms`];
}

const count = (number: number) => number.toLocaleString('en');
