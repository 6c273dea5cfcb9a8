import assert from 'node:assert/strict';
import type { Compose } from './compose.ts';
import { until } from './until.ts';

/** Seconds until an alert reaches Alertmanager: the fault must last a minute, and Prometheus and Alertmanager wait as well. */
const PATIENCE = 150;

interface Alarm {
  labels: Record<string, string>;
  status: { state: string };
}

/** Causes two faults, waits for their alerts, repairs both, and waits until the alerts clear. */
export async function alarms(
  stack: Compose,
  watch: { prometheus: number; alertmanager: number },
): Promise<void> {
  const profile = ['--profile', 'watch'];
  await stack.run(...profile, 'up', '--detach', '--wait', 'prometheus', 'alertmanager');
  const raised = async (): Promise<string[]> => {
    const answer = await fetch(`http://127.0.0.1:${watch.alertmanager}/api/v2/alerts`);
    const found = (await answer.json()) as Alarm[];
    const of = ({ alertname, service, instance = '' }: Alarm['labels']) =>
      `${alertname} ${service ?? instance.split(' ')[0]}`;
    return found.filter(({ status }) => status.state === 'active').map(({ labels }) => of(labels));
  };
  await until('every process is scraped', async () => (await scraped(watch.prometheus)).size === 7);
  assert.deepEqual(await raised(), [], 'alerts although nothing is wrong');
  await stack.run('stop', 'assessment');
  await stack.run('pause', 'mysql');
  try {
    const expected = ['ProcessDown assessment', 'DatabaseDown catalog', 'DatabaseDown registry'];
    await until(
      `the alerts ${expected.join(', ')}`,
      async () => {
        const now = await raised();
        return expected.every((alarm) => now.includes(alarm));
      },
      PATIENCE,
    );
  } finally {
    await stack.run('unpause', 'mysql');
    // MySQL counts as unhealthy for some seconds more, and `start` would not wait for it.
    await stack.run('up', '--detach', '--no-deps', 'assessment');
  }
  await until('the alerts clear', async () => (await raised()).length === 0, PATIENCE);
  await stack.run(...profile, 'rm', '--stop', '--force', 'prometheus', 'alertmanager');
}

/** The names of the processes whose metrics Prometheus has. */
async function scraped(port: number): Promise<Set<string>> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/query?query=up==1`);
  const { data } = (await answer.json()) as { data: { result: { metric: { service: string } }[] } };
  return new Set(data.result.map(({ metric }) => metric.service));
}
