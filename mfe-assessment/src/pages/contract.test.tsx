import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { ContractWriter, fakeApi, renderPage } from '@coachlab/remote-kit/testing';
import { screen } from '@testing-library/react';
import { CERTIFICATION } from '../test/certifications.ts';
import { ICPI_DATA } from '../test/icpi.ts';
import * as certification from './certification.tsx';
import * as certifications from './certifications.tsx';
import * as assessment from './icpi-assessment.tsx';
import * as results from './icpi-results.tsx';
import * as verify from './verify.tsx';
import * as workshop from './workshop.tsx';

/** What the loaders of the pages need: the tests of the service that answers an API hold it to these files. */
const contracts = ['certifications', 'icpi', 'assessment'].map((api) => ({
  writer: new ContractWriter('assessment', api),
  file: join(import.meta.dirname, `../../contract/${api}.json`),
}));
const [ofCertifications, ofIcpi, ofWorkshops] = contracts.map(({ writer }) => writer);
afterAll(() => contracts.forEach(({ writer, file }) => writer.write(file)));
beforeEach(() => localStorage.clear());

const gone = () => ({ status: 404, body: {} });
const MINE = { 'GET /api/user-certifications/guest': () => ({ body: [] }) };
const RESULT = 'c0ffee'.padEnd(32, '0');

it('the certifications', async () => {
  fakeApi({
    ...ofCertifications!.needs({ 'GET /api/certifications': () => ({ body: [CERTIFICATION] }) }),
    ...MINE,
  });
  renderPage(certifications, '/certifications');
  expect(await screen.findByRole('heading', { level: 2, name: CERTIFICATION.title })).toBeVisible();
});

it('one of them', async () => {
  const one = `GET /api/certifications/${CERTIFICATION.id}`;
  fakeApi({ ...ofCertifications!.needs({ [one]: () => ({ body: CERTIFICATION }) }), ...MINE });
  renderPage(certification, '/certifications/:id', `/certifications/${CERTIFICATION.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: CERTIFICATION.title })).toBeVisible();
});

it('one that is not there', async () => {
  fakeApi({ ...ofCertifications!.needs({ 'GET /api/certifications/gone': gone }), ...MINE });
  renderPage(certification, '/certifications/:id', '/certifications/gone');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

it('a certificate that nobody has', async () => {
  fakeApi(ofCertifications!.needs({ 'GET /api/certifications/verify/AAAA-BBBB-CCCC': gone }));
  renderPage(verify, '/-/verify/:code', '/-/verify/AAAA-BBBB-CCCC');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

it('the statements of the ICPI', async () => {
  const body = { questions: ICPI_DATA.questions };
  fakeApi(ofIcpi!.needs({ 'GET /api/icpi/data?view=questions': () => ({ body }) }));
  renderPage(assessment, '/icpi-assessment');
  expect(await screen.findByRole('group', { name: /number 1\.$/ })).toBeVisible();
});

it('a result that is not there', async () => {
  const routes = { 'GET /api/icpi/data': () => ({ body: ICPI_DATA }), [`GET /api/icpi/${RESULT}`]: gone };
  fakeApi(ofIcpi!.needs(routes));
  renderPage(results, '/icpi-results/:id', `/icpi-results/${RESULT}`);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

it('a workshop that is not there', async () => {
  fakeApi(ofWorkshops!.needs({ [`GET /api/assessment/workshops/${RESULT}`]: gone }));
  renderPage(workshop, '/icpi-assessment/workshop/:id', `/icpi-assessment/workshop/${RESULT}`);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
