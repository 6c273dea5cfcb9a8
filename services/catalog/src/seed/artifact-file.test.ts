import { expect, it } from '@jest/globals';
import { artifactFile } from '../test-content/test-content.ts';
import { rowOf } from './artifact-file.ts';

const file = artifactFile({ id: 'framework-one', order: 1, section: 'lab', category: 'framework' });

it('serves nothing that only editors need', () => {
  const { artifact, card } = rowOf({
    ...file,
    topics: ['goals'],
    stage: ['reality'],
    collection: 'Feedback',
    setting: 'other',
    trade: 'shipping',
    plot: 'cleared',
  });
  const { metadata: _metadata, order: _order, setting: _setting, ...served } = file;
  expect(JSON.parse(artifact)).toEqual(served);
  expect(card).not.toMatch(/shipping|cleared|"other"/);
});

it.each([
  ['another time than its minutes: along with them', 45, '20 minutes', '20 minutes'],
  ['the same: once', 45, '45 minutes', undefined],
  ['nothing: nothing', 45, undefined, undefined],
] as const)('the metadata of an artifact whose duration says %s', (_, minutes, duration, told) => {
  const { metadata } = rowOf({
    ...file,
    duration,
    metadata: { ...file.metadata, time_minutes: minutes },
  } as typeof file);
  expect(JSON.parse(metadata)).toEqual({
    ...file.metadata,
    time_minutes: minutes,
    ...(told && { duration: told }),
  });
});
