import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { integer, list, oneOf, optional, pairs, text, url } from './fields.ts';
import { ConfigError, parseConfig } from './parse-config.ts';

describe('settings', () => {
  it('are refused with every fault at once, and without repeating a secret', () => {
    const parse = () =>
      parseConfig(
        { PORT: '99999', LIMITS: 'no', SMTP_URL: 'mail', TOKENS: 'catalog=hunter2' },
        {
          PORT: integer(0, 65_535),
          LIMITS: oneOf(['on', 'off']),
          SMTP_URL: optional(url('smtp', 'smtps')),
          TOKENS: pairs(16),
          TOKEN: text(),
        },
      );
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(/PORT must be a whole number from 0 to 65535/);
    expect(parse).toThrow(/LIMITS must be one of on, off/);
    expect(parse).toThrow(/SMTP_URL must be an absolute address with the scheme smtp or smtps/);
    expect(parse).toThrow(/TOKENS must be name=value pairs with values of at least 16 characters/);
    expect(parse).toThrow(/TOKEN is missing/);
    expect(parse).not.toThrow(/hunter2/);
  });

  it('may stand in a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'coachlab-config-'));
    const file = join(folder, 'token');
    await writeFile(file, 'from the file\n');
    expect(parseConfig({ TOKEN_FILE: file }, { TOKEN: text() })).toEqual({ TOKEN: 'from the file' });
    expect(() => parseConfig({ TOKEN_FILE: file, TOKEN: 'x' }, { TOKEN: text() })).toThrow(/given twice/);
    expect(() => parseConfig({ TOKEN_FILE: `${file}2` }, { TOKEN: text() })).toThrow(/does not open/);
    await rm(folder, { recursive: true });
  });

  it('take an empty value for none', () => {
    const fields = { PORT: optional(integer(0, 1)), LIST: list() };
    expect(parseConfig({ PORT: '', LIST: 'a, ,b' }, fields)).toEqual({ PORT: null, LIST: ['a', 'b'] });
  });
});
