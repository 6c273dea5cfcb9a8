import type { Fault, Rule } from '../rule.ts';

/** Where most readers work. `other` names its trade. */
const COMMON_SHARE_AT_LEAST = 0.5;
const ARTIFACTS_PER_TRADE = 3;
/** The accused is cleared by something hidden: a good story, until it is told again and again. */
const CLEARED_AT_MOST = 5;

export const settings: Rule = {
  name: 'at least half of the cases are set where most readers work, and no other trade comes back often',
  scope: 'whole',
  check({ artifacts }) {
    const cases = artifacts.filter(({ enrichment }) => enrichment?.realWorldChallenge);
    const common = cases.filter(({ setting }) => setting !== 'other');
    const faults: Fault[] = [];
    if (common.length < cases.length * COMMON_SHARE_AT_LEAST) {
      const message = `${common.length} of ${cases.length} cases are set in one that is not other, at least half are wanted`;
      faults.push({ id: 'catalogue', field: 'setting', message });
    }
    const trades = Map.groupBy(
      cases.filter(({ trade }) => trade),
      ({ trade }) => trade,
    );
    for (const [trade, own] of trades) {
      if (own.length <= ARTIFACTS_PER_TRADE) continue;
      const message = `${trade} stands in ${own.length} artifacts, at most ${ARTIFACTS_PER_TRADE} are wanted`;
      faults.push(...own.map(({ id }) => ({ id, field: 'trade', message })));
    }
    return faults;
  },
};

export const plots: Rule = {
  name: `an accused person is cleared by something hidden at most ${CLEARED_AT_MOST} times`,
  scope: 'whole',
  check({ artifacts }) {
    const cleared = artifacts.filter(({ plot }) => plot === 'cleared');
    if (cleared.length <= CLEARED_AT_MOST) return [];
    const message = `is cleared in ${cleared.length} artifacts, at most ${CLEARED_AT_MOST} are wanted`;
    return cleared.map(({ id }) => ({ id, field: 'plot', message }));
  },
};
