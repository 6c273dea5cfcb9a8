import { describe, expect, it } from '@jest/globals';
import { checkUpstreams, type PairedCandidate, upstreamOrigin } from './check-upstreams.ts';

const release = {
  name: 'catalog',
  needs: { shell: '^1.0.0', apis: { artifacts: '^2.0.0', forum: '^1.0.0' } },
};
const check = (upstreams: Record<string, unknown>, others: PairedCandidate[] = []) =>
  checkUpstreams(release, upstreams, {
    allowedHosts: ['next.internal:4101', 'safe.internal:443'],
    owned: ['artifacts', 'personas'],
    others,
  });

describe('the services that a canary names', () => {
  it.each(['http://next.internal:4101', 'http://next.internal:4101/', 'https://safe.internal'])(
    'may be one on the list: %s',
    (address) => expect(check({ artifacts: address })).toEqual([]),
  );

  it.each([
    ['another port of a listed host', 'http://next.internal:4102', /list of services/],
    ['another protocol, and so another port', 'http://safe.internal', /list of services/],
    ['a host that is not listed', 'http://169.254.169.254', /list of services/],
    ['a listed host as the user name of another', 'http://next.internal:4101@evil.example', /without a path/],
    ['a path', 'http://next.internal:4101/v2', /without a path/],
    ['no http', 'file:///etc/passwd', /without a path/],
    ['no address', 'next.internal', /without a path/],
    ['no text', 7, /without a path/],
  ])('may not be %s', (_, address, sentence) => {
    expect(check({ artifacts: address })).toEqual([
      { code: 'upstream_forbidden', path: 'upstreams.artifacts', message: expect.stringMatching(sentence) },
    ]);
  });

  it('belong to APIs that the release needs', () => {
    expect(check({ personas: 'http://next.internal:4101', toString: 'http://next.internal:4101' })).toEqual([
      expect.objectContaining({ path: 'upstreams.personas' }),
      expect.objectContaining({ path: 'upstreams.toString' }),
    ]);
  });

  it("are never for another team's API, though the release needs it", () => {
    expect(check({ forum: 'http://next.internal:4101' })).toEqual([
      expect.objectContaining({ path: 'upstreams.forum', message: expect.stringContaining('does not own') }),
    ]);
  });

  it('are never for the registry, which teams send their tokens to', () => {
    const needing = { name: 'catalog', needs: { shell: '^1.0.0', apis: { registry: '^1.0.0' } } };
    const limits = { allowedHosts: ['a:1'], owned: ['registry'], others: [] };
    const reasons = checkUpstreams(needing, { registry: 'http://a:1' }, limits);
    expect(reasons[0]?.message).toContain('for itself');
  });

  it('are one for an API, among all rollouts', () => {
    const others = [{ remote: 'journey', upstreams: { artifacts: 'http://other.internal:1' } }];
    expect(check({ artifacts: 'http://next.internal:4101' }, others)[0]?.message).toContain('journey');
  });

  it('are stored in one form', () => {
    expect(upstreamOrigin('HTTP://Next.Internal:80/')).toBe('http://next.internal');
  });
});
