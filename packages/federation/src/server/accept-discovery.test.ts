import { describe, expect, it } from '@jest/globals';
import type { DiscoveryDocument, SigningCertificate } from '@coachlab/contracts';
import { newKey, publicKeyOf, signCertificate } from '@coachlab/keys';
import { digest, release, unsigned } from '../testing/documents.ts';
import { acceptDiscovery, restoreDiscovery } from './accept-discovery.ts';
import { signDiscovery } from './discovery-signature.ts';

const [root, anotherRoot, pem] = [newKey(), newKey(), newKey()];
const roots = [publicKeyOf(root)];
const strangers = [publicKeyOf(anotherRoot)];
const now = Date.parse('2026-01-01T12:00:00Z');

type Draft = Omit<DiscoveryDocument, 'signature'>;

const certify = (key: string, from = '2025-12-01', to = '2026-03-01', by = root): SigningCertificate =>
  signCertificate({ key: publicKeyOf(key), notBefore: Date.parse(from), notAfter: Date.parse(to) }, by);
const certificate = certify(pem);

const draft = (epoch?: number): Draft => ({
  ...unsigned(
    [
      {
        name: 'catalog',
        owner: 'team',
        stable: '1.0.0',
        fallback: '0.9.0',
        candidate: { release: '2.0.0', weight: 100, seed: 's' },
      },
    ],
    ['0.9.0', '1.0.0', '2.0.0'].map((version) => release('catalog', version)),
    epoch,
  ),
  certificate,
});
const signed = (epoch?: number) => signDiscovery(draft(epoch), pem);

describe('accepting a discovery document', () => {
  it.each([
    ['a document', signed()],
    ['its text', JSON.stringify(signed())],
    ['its bytes', new TextEncoder().encode(JSON.stringify(signed()))],
    ['members in another order', Object.fromEntries(Object.entries(signed()).toReversed())],
    [
      'members that a newer registry added',
      signDiscovery({ ...draft(), later: { more: true } } as Draft, pem),
    ],
  ])('takes %s that a known key signed', (_, next) => {
    expect(acceptDiscovery(undefined, next, { roots: [...strangers, ...roots], now })).toMatchObject({
      accepted: true,
      document: { epoch: 1_000 },
    });
  });

  it.each([
    ['not-json', 'no JSON', '{"schema":1'],
    ['not-json', 'no object', '[]'],
    ['not-json', 'null', null],
    ['unsigned', 'no signature', draft()],
    ['unsigned', 'an empty signature', { ...signed(), signature: '' }],
    ['bad-signature', 'a forged signature', { ...signed(), signature: Buffer.alloc(64).toString('base64') }],
    ['bad-signature', 'a signature that is no text', { ...signed(), signature: 7 }],
    ['bad-signature', 'one word changed after signing', { ...signed(), epoch: 1_001 }],
    ['bad-signature', 'a member added after signing', { ...signed(), extra: true }],
    [
      'bad-signature',
      'absurd nesting',
      `{"certificate":${JSON.stringify(certificate)},"signature":"AA==","a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    ],
  ])('refuses (%s) %s', (code, _, next) => {
    expect(acceptDiscovery(undefined, next, { roots, now })).toMatchObject({ accepted: false, code });
  });

  it('refuses an expired document, also as the first one', () => {
    const late = Date.parse('2026-01-02T00:00:00Z');
    expect(acceptDiscovery(undefined, signed(), { roots, now: late })).toMatchObject({ code: 'expired' });
    expect(acceptDiscovery(undefined, signed(), { roots, now: late - 1 })).toMatchObject({ accepted: true });
  });

  it('never goes back to a lower epoch', () => {
    const current = signed(2_000);
    expect(acceptDiscovery(current, signed(1_999), { roots, now })).toMatchObject({ code: 'lower-epoch' });
    expect(acceptDiscovery(current, signed(2_000), { roots, now })).toMatchObject({ accepted: true });
    expect(acceptDiscovery(current, signed(2_001), { roots, now })).toMatchObject({ accepted: true });
  });

  it('takes a stored copy however old it is, but not a changed one', () => {
    const stored = JSON.stringify(signed());
    expect(restoreDiscovery(stored, roots)).toMatchObject({ accepted: true });
    expect(restoreDiscovery(stored.replace('1.0.0', '1.0.1'), roots)).toMatchObject({
      code: 'bad-signature',
    });
  });
});

describe('a signed document of the wrong shape', () => {
  const catalog = (document: Draft) => document.remotes[0]!;
  const stable = (document: Draft) => document.releases['catalog@1.0.0']!;

  it.each<[string, string, (document: Draft) => void]>([
    ['another schema', '/schema', (d) => Object.assign(d, { schema: 2 })],
    ['a fractional epoch', '/epoch', (d) => (d.epoch = 1.5)],
    ['a date that is none', '/expiresAt', (d) => (d.expiresAt = 'tomorrow')],
    ['a name that could leave its folder', '/remotes/0/name', (d) => (catalog(d).name = '../etc')],
    ['a weight above all', '/remotes/0/candidate/weight', (d) => (catalog(d).candidate!.weight = 10_001)],
    ['a stable release that is missing', '/remotes/0/stable', (d) => (catalog(d).stable = '5.0.0')],
    ['a fallback that is missing', '/remotes/0/fallback', (d) => (catalog(d).fallback = '5.0.0')],
    [
      'a candidate that is missing',
      '/remotes/0/candidate/release',
      (d) => (catalog(d).candidate!.release = '5.0.0'),
    ],
    ['a remote listed twice', '/remotes/1', (d) => d.remotes.push({ ...catalog(d) })],
    [
      'a release under another key',
      '/releases/catalog@7.0.0',
      (d) => (d.releases['catalog@7.0.0'] = stable(d)),
    ],
    ['code from another origin', '/releases/catalog@1.0.0/base', (d) => (stable(d).base = '//evil.example/')],
    ['a base that climbs', '/releases/catalog@1.0.0/base', (d) => (stable(d).base = '/remotes/../../')],
    ['an entry that climbs', '/releases/catalog@1.0.0/entry', (d) => (stable(d).entry = '../x.js')],
    [
      'an entry without a hash',
      '/releases/catalog@1.0.0/entry',
      (d) => (stable(d).entry = 'browser/other.js'),
    ],
    [
      'a weak hash',
      '/releases/catalog@1.0.0/server/sha384',
      (d) => (stable(d).server.sha384 = 'sha256-AAAA'),
    ],
    [
      'two hashes for one file',
      '/releases/catalog@1.0.0/server',
      (d) => (stable(d).server.sha384 = digest('e')),
    ],
    [
      'a page file without a hash',
      '/releases/catalog@1.0.0/pages/home',
      (d) => stable(d).pages['home']!.js.push('x.js'),
    ],
    [
      'a route to no page',
      '/releases/catalog@1.0.0/routes/0/page',
      (d) => (stable(d).routes[0]!.page = 'gone'),
    ],
    [
      'a slot to no page',
      '/releases/catalog@1.0.0/slots/0/page',
      (d) => (stable(d).slots = [{ name: 'a', page: 'b' }]),
    ],
    [
      'a link that runs code',
      '/releases/catalog@1.0.0/navigation/0/href',
      (d) => (stable(d).navigation[0]!.href = 'javascript:1'),
    ],
    [
      'a shared container',
      '/releases/catalog@1.0.0/container',
      (d) => (stable(d).container = 'catalog_0_9_0'),
    ],
  ])('is refused with the place of the fault: %s', (_, path, spoil) => {
    const document = structuredClone(draft());
    spoil(document);
    expect(acceptDiscovery(undefined, signDiscovery(document, pem), { roots, now })).toMatchObject({
      accepted: false,
      code: 'invalid',
      path,
    });
  });
});
