import { expect, it } from '@jest/globals';
import { completeArtifacts, completedItems } from './completed-items.ts';
import { journeyMode } from './journey-mode.ts';

it('keeps nothing on a server, where visitors share a process', () => {
  completeArtifacts('framework-grow');
  journeyMode.set('explore');
  expect(completedItems.get()).toEqual([]);
  expect(journeyMode.get()).toBe('guided');
  expect(completedItems.subscribe(() => {})()).toBeUndefined();
});
