import { expect, it } from '@jest/globals';
import { readArtifacts, readSituations } from '../testing/small-catalogue.ts';
import { isArtifact, isMetadata, isPersona, isSituation } from './role-shapes.ts';

it('fit all that the sections have', async () => {
  const artifacts = await readArtifacts();
  expect(artifacts.filter((item) => !isArtifact(item)).map(({ id }) => id)).toEqual([]);
  expect(artifacts.filter(({ metadata }) => !isMetadata(metadata)).map(({ id }) => id)).toEqual([]);
  expect((await readSituations()).filter((item) => !isSituation(item)).map(({ slug }) => slug)).toEqual([]);
});

it.each([null, 7, 'text', [], {}, { id: 'a', title: 'A' }])('do not fit %j', (value) => {
  for (const fits of [isArtifact, isSituation, isMetadata, isPersona]) expect(fits(value)).toBe(false);
});
