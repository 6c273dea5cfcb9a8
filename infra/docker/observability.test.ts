import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

describe('the runbook', () => {
  it('explains every alert and what to do about it, and no others', () => {
    const alerts = [...read('infra/observability/alerts.yml').matchAll(/- alert: (\w+)/g)].map(
      ([, name]) => name,
    );
    const explained = [...read('docs/runbook.md').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(alerts.length).toBeGreaterThan(10);
    expect(explained).toEqual(alerts);
  });
});
