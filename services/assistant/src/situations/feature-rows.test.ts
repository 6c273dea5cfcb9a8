import { expect, it } from '@jest/globals';
import { FeatureRows } from './feature-rows.ts';
import { feature, KIND } from './features.ts';

it('keeps the row of every feature while it grows, and knows no other', () => {
  const rows = new FeatureRows();
  const features = Array.from({ length: 20_000 }, (_, number) =>
    feature(number % 2 ? KIND.twoInARow : KIND.twoNear, number % 300, Math.floor(number / 300)),
  );
  const added = features.map((one) => rows.add(one));
  expect(added).toEqual(features.map((_, number) => number));
  expect(features.map((one) => rows.find(one))).toEqual(added);
  expect(features.map((one) => rows.add(one))).toEqual(added);
  expect(rows.size).toBe(features.length);
  expect(rows.find(feature(KIND.word, 7))).toBe(-1);
});
