import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

describe('the runbook', () => {
  it('says of every alarm what it means and what to do, and of no other', () => {
    const alarms = [...read('infra/observability/alerts.yml').matchAll(/- alert: (\w+)/g)].map(
      ([, name]) => name,
    );
    const told = [...read('docs/runbook.md').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(alarms.length).toBeGreaterThan(10);
    expect(told).toEqual(alarms);
  });
});
