import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readSecrets } from './secrets.ts';

describe('the secrets of a data folder', () => {
  it('can be read by their owner alone', () => {
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

  it('give each team a token of its own', () => {
    const { tokens } = readSecrets(temporaryFolder(), ['catalog', 'journey']);
    expect(Object.keys(tokens)).toEqual(['catalog', 'journey']);
    expect(tokens.catalog).toMatch(/^[\w-]{43}$/);
    expect(tokens.catalog).not.toBe(tokens.journey);
  });

  it('let a shell verify what the registry signs', () => {
    const { signingKeyFile, discoveryKey } = readSecrets(temporaryFolder(), []);
    const document = Buffer.from('discovery');
    const signature = sign(null, document, createPrivateKey(readFileSync(signingKeyFile)));
    const key = createPublicKey({ key: Buffer.from(discoveryKey, 'base64'), format: 'der', type: 'spki' });
    expect(verify(null, document, key, signature)).toBe(true);
  });
});
