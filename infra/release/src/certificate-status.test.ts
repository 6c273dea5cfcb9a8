import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandLine } from './testing/command-line.ts';

let command: CommandLine;
beforeAll(async () => {
  command = await CommandLine.start({ certifiedDays: 13 });
}, 180_000);
afterAll(() => command?.stop());

describe('a certificate of the signing key that ends in less than two weeks', () => {
  it('is what status says first', async () => {
    const { out } = await command.run(['status']);
    expect(out).toMatch(/^The certificate of the registry's key ends in 13 days \(20/);
  });
});
