import type { Check } from './checks.ts';

/**
 * Which checks run at the same time. Those of a whole house take all of a machine each. A room's take little, and wait for each
 * other most of the time: first what is read and compiled, then what runs the compiled code.
 */
export function stagesOf(checks: Check[], ofRoom: boolean): Check[][] {
  if (!ofRoom) return checks.map((check) => [check]);
  const isTest = ({ counts }: Check) => counts !== 'exit';
  return [checks.filter((check) => !isTest(check)), checks.filter(isTest)].filter(({ length }) => length > 0);
}
