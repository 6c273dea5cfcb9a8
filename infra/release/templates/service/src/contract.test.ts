import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import type { PageContract } from '@coachlab/contracts';
import { contractFaults, describeEachEngine } from '@coachlab/service-common/testing';
import { service } from './service.ts';

/** Written by the tests of the pages. */
const CONTRACT = join(import.meta.dirname, '../../mfe-__name__/contract/__name__.json');

describeEachEngine('the contract with the pages', ({ start }) => {
  it('is met', async () => {
    const contract = JSON.parse(readFileSync(CONTRACT, 'utf8')) as PageContract;
    expect(Object.keys(service.apis)).toContain(contract.api);
    expect(await contractFaults(contract, await start(service))).toEqual([]);
  });
});
