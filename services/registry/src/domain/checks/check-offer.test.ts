import { expect, it } from '@jest/globals';
import type { Release } from '@coachlab/contracts';
import type { ReleaseAtHand } from '../rollout/registry-view.ts';
import { checkOffer } from './check-offer.ts';

const candidate: ReleaseAtHand = {
  role: 'candidate',
  facts: {
    name: 'catalog',
    version: '2.0.0',
    needs: { shell: '*', apis: { artifacts: '^2.0.0', personas: '^1.0.0' } },
  } as unknown as Release,
};

it('takes a version before its release for one of that range', () => {
  expect(checkOffer({ artifacts: '2.1.0-rc.1' }, [candidate]).broken).toEqual([]);
});
