import { describe, expect, it } from '@jest/globals';
import type { DiscoveryDocument, SigningCertificate } from '@coachlab/contracts';
import { newKey, publicKeyOf, signCertificate, signText } from '@coachlab/keys';
import { unsigned } from '../testing/documents.ts';
import { acceptDiscovery, restoreDiscovery } from './accept-discovery.ts';
import { signDiscovery } from './discovery-signature.ts';

const [root, key, nextKey, thief] = [newKey(), newKey(), newKey(), newKey()];
const roots = [publicKeyOf(root)];
const now = Date.parse('2026-01-01T12:00:00Z');

const certify = (of: string, from = '2025-12-01', to = '2026-03-01', by = root): SigningCertificate =>
  signCertificate({ key: publicKeyOf(of), notBefore: Date.parse(from), notAfter: Date.parse(to) }, by);
const say = (certificate: unknown, by: string, epoch = 1_000): DiscoveryDocument =>
  signDiscovery({ ...unsigned([], [], epoch), certificate: certificate as SigningCertificate }, by);
const judge = (document: unknown, current?: DiscoveryDocument, at = now) =>
  acceptDiscovery(current, document, { roots, now: at });

const first = say(certify(key), key);
const second = say(certify(nextKey, '2025-12-20'), nextKey);

describe('who may sign for the registry', () => {
  it('whoever a pinned root vouches for', () => {
    expect(judge(first)).toMatchObject({ accepted: true });
    const either = { roots: [publicKeyOf(newKey()), ...roots], now };
    expect(acceptDiscovery(undefined, first, either)).toMatchObject({ accepted: true });
  });

  it.each<[string, string, DiscoveryDocument | object]>([
    ['a key with no certificate at all', 'uncertified', say(undefined, key)],
    ['the root key itself, without a certificate', 'uncertified', say(undefined, root)],
    [
      'a certificate that is no certificate',
      'uncertified',
      say({ ...certify(key), key: 'MCowBQYDK2VwAyEA' }, key),
    ],
    ['a certificate by another root', 'unknown-root', say(certify(key, undefined, undefined, newKey()), key)],
    [
      'a certificate that the key made for itself',
      'unknown-root',
      say(certify(thief, '2025-12-01', '2026-03-01', thief), thief),
    ],
    ['a certificate for another key', 'bad-signature', say(certify(key), thief)],
    [
      'its own key written into a certificate of the root',
      'unknown-root',
      say({ ...certify(key), key: publicKeyOf(thief) }, thief),
    ],
    [
      'an end that was put off',
      'unknown-root',
      say({ ...certify(key), notAfter: '2030-01-01T00:00:00.000Z' }, key),
    ],
    [
      'a beginning that was moved, to retire others',
      'unknown-root',
      say({ ...certify(key), notBefore: '2025-12-31T00:00:00.000Z' }, key),
    ],
    [
      'a text that the root signed for something else',
      'unknown-root',
      say({ ...certify(thief), signature: signText(JSON.stringify([publicKeyOf(thief)]), root) }, thief),
    ],
  ])('not %s', (_, code, document) => {
    expect(judge(document)).toMatchObject({ accepted: false, code });
    expect(restoreDiscovery(document, roots)).toMatchObject({ accepted: false, code });
  });

  it('nobody before the certificate begins, nor once it has ended, and the reason says which', () => {
    const short = say(certify(key, '2026-01-01T11:00:00Z', '2026-01-01T13:00:00Z'), key);
    const at = (time: string) => judge(short, undefined, Date.parse(`2026-01-01T${time}Z`));
    expect(at('10:59:59.999')).toMatchObject({
      code: 'certificate-not-yet-valid',
      reason: 'Its certificate counts from 2026-01-01T11:00:00.000Z on.',
    });
    expect(at('11:00:00.000')).toMatchObject({ accepted: true });
    expect(at('12:59:59.999')).toMatchObject({ accepted: true });
    expect(at('13:00:00.000')).toMatchObject({
      code: 'certificate-expired',
      reason: 'Its certificate expired at 2026-01-01T13:00:00.000Z.',
    });
  });

  it('not the thief of a signing key, once another key has a newer certificate', () => {
    const stolen = say(certify(key), key, 9_000_000_000_000_000);
    expect(judge(second, first)).toMatchObject({ accepted: true });
    expect(judge(stolen, second)).toMatchObject({
      code: 'certificate-retired',
      reason: expect.stringContaining('retired by the one of 2025-12-20'),
    });
  });

  it('not an older certificate of the same key after a newer one', () => {
    const renewed = say(certify(key, '2025-12-20'), key, 1_001);
    expect(judge(renewed, first)).toMatchObject({ accepted: true });
    expect(judge(say(certify(key), key, 1_002), renewed)).toMatchObject({ code: 'certificate-retired' });
  });
});

describe('an epoch that a thief raised', () => {
  const raised = say(certify(key), key, Number.MAX_SAFE_INTEGER);

  it('binds nobody once another key signs', () => {
    expect(judge(say(certify(key), key, 2_000), raised)).toMatchObject({ code: 'lower-epoch' });
    expect(judge(second, raised)).toMatchObject({ accepted: true });
  });

  it('still binds under a new certificate of the same key', () => {
    const renewed = say(certify(key, '2025-12-20'), key, 999);
    expect(judge(renewed, first)).toMatchObject({ code: 'lower-epoch' });
  });
});
