import { describe, expect, it } from '@jest/globals';
import { verdictOf } from './verdict.ts';

const report = (vulnerabilities: Record<string, object>) =>
  JSON.stringify({
    vulnerabilities,
    metadata: { vulnerabilities: { info: 0, low: 1, moderate: 0, high: 1, critical: 0, total: 2 } },
  });

describe('the audit of what runs in production', () => {
  it('fails for a known vulnerability of high severity, and names it', () => {
    const leak = { name: 'leaky', severity: 'high', range: '<2.0.0', fixAvailable: false };
    const small = { name: 'small', severity: 'low', range: '*', fixAvailable: true };
    const { lines, exitCode } = verdictOf(report({ leaky: leak, small }));
    expect(exitCode).toBe(1);
    expect(lines[0]).toBe('high: leaky <2.0.0 (no fix yet)');
    expect(lines).toHaveLength(2);
  });

  it('passes with less severe ones', () => {
    expect(verdictOf(report({})).exitCode).toBe(0);
  });

  it.each([
    [
      'a registry that takes no such question',
      '{"message": "405 Method Not Allowed - POST https://packages.example/bulk"}',
    ],
    [
      'no network',
      '{"error": {"code": "ENOTFOUND", "summary": "request to https://packages.example failed"}}',
    ],
    ['nothing at all', ''],
  ])('reports that it could not run with %s', (_, json) => {
    const { lines, exitCode } = verdictOf(json);
    expect(exitCode).toBe(75);
    expect(lines[0]).toMatch(/^The package registry could not be queried for known vulnerabilities: /);
    expect(lines[0]).not.toContain('packages.example');
  });
});
