import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandLine } from './testing/command-line.ts';

let command: CommandLine;
beforeAll(async () => {
  command = await CommandLine.start({ certifiedDays: 13 });
}, 180_000);
afterAll(() => command?.stop());

describe('a signing-key certificate that expires within two weeks', () => {
  it('is reported first by status', async () => {
    const { out } = await command.run(['status']);
    expect(out).toMatch(/^The certificate of the registry's key expires in 13 days \(20/);
  });
});
