import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import type { PageContract } from '@coachlab/contracts';
import { contractFaults, describeEachEngine } from '@coachlab/service-common/testing';
import { assessment } from './assessment.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Of all sections' pages, written by their tests: what each needs of an API that this service answers. */
const contracts = globSync('mfe-*/contract/*.json', { cwd: ROOT })
  .map((file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as PageContract)
  .filter(({ api }) => Object.hasOwn(assessment.apis, api));

describeEachEngine('what the pages need', ({ start }) => {
  it('is answered', async () => {
    expect(contracts).not.toEqual([]);
    const service = await start(assessment);
    const faults = await Promise.all(contracts.map((contract) => contractFaults(contract, service)));
    expect(faults.flat()).toEqual([]);
  });
});
