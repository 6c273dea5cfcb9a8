import type { Fault, Rule } from '../rule.ts';

/**
 * Guided mode shows L1 until five are done, then L1 and L2 until eight L2 are done, then all. These floors leave every persona,
 * whose ranking only reorders, with open items at each stage.
 */
const OPEN_L1_AT_LEAST = 10;
const SHORT_L2_AT_LEAST = 12;
const OPEN_L2_AT_LEAST = 8;

export const openItems: Rule = {
  name: 'guided mode never runs out of open items',
  scope: 'whole',
  check({ artifacts }) {
    const open = (level: string) =>
      artifacts.filter(({ metadata }) => metadata.level === level && metadata.prerequisites.length === 0)
        .length;
    const short = artifacts.filter(
      ({ metadata }) => metadata.level === 'L2' && metadata.time_minutes <= 15,
    ).length;
    const faults: Fault[] = [];
    const floor = (field: string, found: number, wanted: number) => {
      if (found < wanted)
        faults.push({ id: 'catalogue', field, message: `are ${found}, at least ${wanted} are wanted` });
    };
    floor('L1 without prerequisites', open('L1'), OPEN_L1_AT_LEAST);
    floor('L2 without prerequisites', open('L2'), OPEN_L2_AT_LEAST);
    floor('L2 of 15 minutes or less', short, SHORT_L2_AT_LEAST);
    return faults;
  },
};
