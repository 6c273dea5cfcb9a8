import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { certificateFault, isCurrent, newKey, parseCertificate, publicKeyOf } from '@coachlab/keys';
import { describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readSecrets } from './secrets.ts';

describe('the secrets of a data folder', () => {
  it('can be read only by their owner', () => {
    const data = temporaryFolder();
    readSecrets(data, ['catalog']);
    const dir = join(data, 'secrets');
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    for (const file of readdirSync(dir)) expect(statSync(join(dir, file)).mode & 0o777).toBe(0o600);
  });

  it('are the same at the next start', () => {
    const data = temporaryFolder();
    expect(readSecrets(data, ['catalog'])).toEqual(readSecrets(data, ['catalog']));
  });

  it('give each team its own token', () => {
    const { tokens } = readSecrets(temporaryFolder(), ['catalog', 'journey']);
    expect(Object.keys(tokens)).toEqual(['catalog', 'journey']);
    expect(tokens.catalog).toMatch(/^[\w-]{43}$/);
    expect(tokens.catalog).not.toBe(tokens.journey);
  });

  it('let a shell verify what the registry signs, through a root key', () => {
    const { signingKeyFile, certificateFile, rootKey } = readSecrets(temporaryFolder(), []);
    const certificate = parseCertificate(readFileSync(certificateFile, 'utf8'));
    expect(certificate.key).toBe(publicKeyOf(readFileSync(signingKeyFile)));
    expect(certificateFault(certificate, [rootKey])).toBeUndefined();
    expect(isCurrent(certificate, Date.now())).toBe(true);
  });

  it('follow a replaced signing key', () => {
    const data = temporaryFolder();
    const { signingKeyFile, rootKey } = readSecrets(data, []);
    writeFileSync(signingKeyFile, newKey());
    const after = readSecrets(data, []);
    const certificate = parseCertificate(readFileSync(after.certificateFile, 'utf8'));
    expect(certificate.key).toBe(publicKeyOf(readFileSync(signingKeyFile)));
    expect(after.rootKey).toBe(rootKey);
  });
});
