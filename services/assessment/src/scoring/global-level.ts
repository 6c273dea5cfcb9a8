import { type Dimension, DIMENSIONS, type GlobalLevel } from '@coachlab/contracts';

/** Lowest rounded composite of each level, highest first. */
const FLOORS: [GlobalLevel, number][] = [
  ['mastery', 84],
  ['advanced', 67],
  ['proficient', 50],
  ['emerging', 34],
  ['foundational', 0],
];

/** No dimension may be below this (rounded); who falls short is one level lower. */
const WEAKEST: Partial<Record<GlobalLevel, { least: number; otherwise: GlobalLevel }>> = {
  mastery: { least: 67, otherwise: 'advanced' },
  advanced: { least: 34, otherwise: 'proficient' },
};

export function globalLevelOf(composite: number, rounded: Readonly<Record<Dimension, number>>): GlobalLevel {
  const lowest = Math.min(...DIMENSIONS.map((dimension) => rounded[dimension]));
  let level = FLOORS.find(([, floor]) => composite >= floor)?.[0] ?? 'foundational';
  for (let rule = WEAKEST[level]; rule && lowest < rule.least; rule = WEAKEST[level]) level = rule.otherwise;
  return level;
}
