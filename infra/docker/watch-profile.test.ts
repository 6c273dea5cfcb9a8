import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, { profiles?: string[]; environment?: Record<string, string>; ports?: string[] }>;
};

describe('the profile watch', () => {
  it('scrapes every process with metrics, and notices when one is gone', () => {
    const measured = Object.keys(services)
      .filter((name) => services[name]!.environment?.['COACHLAB_METRICS_PORT'] && !services[name]!.profiles)
      .sort();
    const {
      scrape_configs: [job],
    } = parse(read('infra/docker/watch/prometheus.yml')) as {
      scrape_configs: [{ dns_sd_configs: [{ names: string[] }] }];
    };
    expect(measured.length).toBeGreaterThan(5);
    expect([...job.dns_sd_configs[0].names].sort()).toEqual(measured);
    const missed = [
      ...read('infra/docker/watch/gone.yml').matchAll(/absent\(up\{job="coachlab",service="(\w+)"\}\)/g),
    ];
    expect(missed.map(([, name]) => name!).sort()).toEqual(measured);
  });

  it('is started only by its profile, and open only to this machine', () => {
    for (const name of ['prometheus', 'alertmanager']) {
      expect(services[name]?.profiles).toEqual(['watch']);
      expect(services[name]?.ports?.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
    }
  });

  it('has a test for every alert', () => {
    const alarms = [...read('infra/observability/alerts.yml').matchAll(/- alert: (\w+)/g)].map(
      ([, name]) => name,
    );
    const { tests } = parse(read('infra/observability/alerts.test.yml')) as {
      tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
    };
    const raised = tests.flatMap(({ alert_rule_test: cases }) =>
      cases.filter(({ exp_alerts: expected }) => expected.length > 0).map(({ alertname }) => alertname),
    );
    expect(raised.sort()).toEqual(alarms.sort());
  });
});
