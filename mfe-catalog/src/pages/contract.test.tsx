import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from '@jest/globals';
import type { PageModule } from '@coachlab/remote-kit';
import { ContractWriter, fakeApi, renderPage, type Routes } from '@coachlab/remote-kit/testing';
import { waitFor } from '@testing-library/react';
import { artifact, metadata } from '../test/artifacts.ts';
import { routesOf } from '../test/open-page.ts';
import { situation, situationCard } from '../test/situations.ts';
import * as artifactPage from './artifact.tsx';
import * as lab from './lab.tsx';
import * as library from './library.tsx';
import * as observatory from './observatory.tsx';
import * as situationPage from './situation.tsx';
import * as situations from './situations.tsx';
import * as studio from './studio.tsx';
import * as tools from './tools.tsx';

/** What the loaders of the pages need: the tests of the service that answers an API hold it to these files. */
const contracts = ['artifacts', 'artifact-metadata', 'situations'].map((api) => ({
  api,
  writer: new ContractWriter('catalog', api),
  file: join(import.meta.dirname, `../../contract/${api}.json`),
}));
afterAll(() => contracts.forEach(({ writer, file }) => writer.write(file)));
beforeEach(() => localStorage.clear());

/** Real ones: what the metadata says of each stands under its id, and a page has an address. */
const GROW = 'framework-grow';
const SLUG = 'hired-wrong-person';
const ALL = [
  artifact(GROW),
  artifact('template-a', { section: 'studio', category: 'template' }),
  artifact('tool-a', { section: 'tools', category: 'tool' }),
  artifact('ai-prompt-a', { section: 'observatory', category: 'ai-prompt' }),
  artifact('knowledge-a', { section: 'library', category: 'knowledge' }),
];
const ANSWERS: Routes = {
  ...routesOf(ALL, { [GROW]: metadata() }),
  'GET /api/artifacts/gone': () => ({ status: 404, body: {} }),
  'GET /api/situations': () => ({ body: [situationCard(SLUG)] }),
  [`GET /api/situations/${SLUG}`]: () => ({ body: situation(SLUG) }),
  'GET /api/situations/gone': () => ({ status: 404, body: {} }),
};
const routes = { ...ANSWERS };
for (const { api, writer } of contracts) {
  const own = Object.entries(ANSWERS).filter(([name]) => name.split(/[/?]/)[2] === api);
  Object.assign(routes, writer.needs(Object.fromEntries(own)));
}

it.each<[string, PageModule, string, string]>([
  ['the lab', lab, '/lab', '/lab'],
  ['the library', library, '/library', '/library'],
  ['the observatory', observatory, '/observatory', '/observatory'],
  ['the studio', studio, '/studio', '/studio'],
  ['the tools', tools, '/tools', '/tools'],
  ['an artifact', artifactPage, '/artifact/:id', `/artifact/${GROW}`],
  ['an artifact that is not there', artifactPage, '/artifact/:id', '/artifact/gone'],
  ['the situations', situations, '/-/situations', '/-/situations'],
  ['a situation', situationPage, '/-/situations/:slug', `/-/situations/${SLUG}`],
  ['a situation that is not there', situationPage, '/-/situations/:slug', '/-/situations/gone'],
])('%s', async (_, page, path, address) => {
  fakeApi(routes);
  const { client, container } = renderPage(page, path, address);
  await waitFor(() => {
    expect(client.isFetching()).toBe(0);
    expect(container.querySelector('h1')).not.toBeNull();
  });
  const failed = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' });
  expect(failed).toHaveLength(address.endsWith('/gone') ? 1 : 0);
});
