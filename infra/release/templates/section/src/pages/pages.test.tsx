import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ContractWriter, fakeApi, renderPage } from '@coachlab/remote-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EXAMPLES } from '../api/__name__.ts';
import * as detail from './detail.tsx';
import * as list from './list.tsx';

const LIST = 'GET /api/__name__';
const FIRST = 'GET /api/__name__/first';
const answer = (name: string) => () => ({ body: EXAMPLES[name] });

/** What the service has to answer: its tests hold it to this file. */
const contract = new ContractWriter('__name__', '__name__');
afterAll(() => contract.write(join(import.meta.dirname, '../../contract/__name__.json')));

describe('the list', () => {
  it('links to each item', async () => {
    fakeApi(contract.needs({ [LIST]: answer(LIST) }));
    renderPage(list, '__prefix__');
    expect(await screen.findByRole('link', { name: 'The first' })).toHaveAttribute(
      'href',
      '__prefix__/first',
    );
  });

  it('has an empty state', async () => {
    fakeApi({ [LIST]: () => ({ body: [] }) });
    renderPage(list, '__prefix__');
    expect(await screen.findByText('There is nothing here yet.')).toBeVisible();
  });

  it('can be retried after an error', async () => {
    const api = fakeApi({ [LIST]: () => ({ status: 503, body: {} }) });
    renderPage(list, '__prefix__');
    await screen.findByText('The list did not load');
    api.on(LIST, answer(LIST));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'The first' })).toBeVisible();
  });
});

describe('an item', () => {
  it('has a page', async () => {
    fakeApi(contract.needs({ [FIRST]: answer(FIRST) }));
    renderPage(detail, '__prefix__/:slug', '__prefix__/first');
    expect(await screen.findByRole('heading', { level: 1, name: 'The first' })).toBeVisible();
  });

  it('that does not exist links back to the list', async () => {
    fakeApi(contract.needs({ 'GET /api/__name__/gone': () => ({ status: 404, body: {} }) }));
    renderPage(detail, '__prefix__/:slug', '__prefix__/gone');
    expect(await screen.findByRole('link', { name: 'All __name__' })).toHaveAttribute('href', '__prefix__');
  });
});
