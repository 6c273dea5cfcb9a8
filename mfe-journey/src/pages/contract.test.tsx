import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from '@jest/globals';
import type { PageModule } from '@coachlab/remote-kit';
import { ContractWriter, fakeApi, renderPage, type Routes } from '@coachlab/remote-kit/testing';
import { waitFor } from '@testing-library/react';
import { ANSWERS } from '../test/catalogue.ts';
import * as home from './home.tsx';
import * as journey from './journey.tsx';
import * as onboarding from './onboarding.tsx';

/** What the loaders of the pages need: the tests of the service that answers an API hold it to these files. */
const contracts = ['artifacts', 'artifact-metadata', 'personas', 'journey'].map((api) => ({
  api,
  writer: new ContractWriter('journey', api),
  file: join(import.meta.dirname, `../../contract/${api}.json`),
}));
afterAll(() => contracts.forEach(({ writer, file }) => writer.write(file)));
beforeEach(() => localStorage.clear());

const [metadata] = Object.values((ANSWERS['/api/artifact-metadata'] as { metadata: object }).metadata);
/** Of an item that the catalogue has: what it says of each stands under its id. */
const KNOWN = { ...ANSWERS, '/api/artifact-metadata': { metadata: { 'framework-grow': metadata } } };

const routes = Object.assign(
  {},
  ...contracts.map(({ api, writer }) => {
    const own = Object.entries(KNOWN).filter(([address]) => address.split(/[/?]/)[2] === api);
    return writer.needs(
      Object.fromEntries(own.map(([address, body]) => [`GET ${address}`, () => ({ body })])),
    );
  }),
) as Routes;

it.each<[string, PageModule]>([
  ['home', home],
  ['journey', journey],
  ['onboarding', onboarding],
])('%s is drawn of what it asks for', async (_, page) => {
  fakeApi(routes);
  const { client, container } = renderPage(page, '/page');
  await waitFor(() => {
    expect(client.isFetching()).toBe(0);
    expect(container.querySelector('h1')).not.toBeNull();
  });
  const failed = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' });
  expect(failed.map(({ queryKey }) => queryKey)).toEqual([]);
});
