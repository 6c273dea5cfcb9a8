import { describe, expect, it } from '@jest/globals';
import { radarPoint, radarPolygon } from './radar-points.ts';
import { dayOf } from '../shared/day-of.ts';
import { lowestDimension } from './words.ts';

describe('the radar', () => {
  it.each([
    ['trust', 0, { x: 170, y: 168 }],
    ['trust', 100, { x: 170, y: 40 }],
    ['listening', 100, { x: 280.9, y: 232 }],
    ['safety', 100, { x: 59.1, y: 232 }],
    ['trust', 71, { x: 170, y: 77.1 }],
    ['safety', 64, { x: 99.1, y: 209 }],
  ] as const)('puts %s %i at its place', (dimension, score, point) => {
    expect(radarPoint(dimension, score)).toEqual(point);
  });

  it('draws a band as a triangle', () => {
    expect(radarPolygon(() => 100)).toBe('170,40 280.9,232 59.1,232');
  });
});

describe('the lowest dimension', () => {
  it.each([
    [{ trust: 71, listening: 52, safety: 64, composite: 62 }, 'listening'],
    [{ trust: 20, listening: 52, safety: 64, composite: 45 }, 'trust'],
    [{ trust: 52, listening: 52, safety: 64, composite: 56 }, undefined],
    [{ trust: 50, listening: 50, safety: 50, composite: 50 }, undefined],
  ])('of %j is %s', (scores, lowest) => {
    expect(lowestDimension(scores)).toBe(lowest);
  });
});

it('dates are the same in every time zone', () => {
  expect(dayOf('2026-11-21T23:59:59.999Z')).toBe('21 November 2026');
});
