import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { ContractWriter, fakeApi, renderPage } from '@coachlab/remote-kit/testing';
import { screen } from '@testing-library/react';
import { aPost, LIST, MINE, NOTHING } from '../test/forum.ts';
import * as forum from './forum.tsx';

/** What the loaders of the pages need: the tests of the service that answers the API hold it to this file. */
const contract = new ContractWriter('community', 'forum');
afterAll(() => contract.write(join(import.meta.dirname, '../../contract/forum.json')));
beforeEach(() => localStorage.clear());

/** The same on every day: the file is compared. In a list a post has no formatted text. */
const { formatted: _, ...post } = aPost(1, { createdAt: '2026-11-21T10:00:00.000Z' });
const GONE = 'f'.repeat(32);

it('the posts', async () => {
  fakeApi(contract.needs({ [LIST]: () => ({ body: [post] }), [MINE]: () => ({ body: NOTHING }) }));
  renderPage(forum, '/forum');
  expect(await screen.findByRole('heading', { level: 3, name: post.title })).toBeVisible();
});

it('a post that is not there', async () => {
  const one = `GET /api/forum/posts/${GONE}`;
  fakeApi(contract.needs({ [one]: () => ({ status: 404, body: {} }), [MINE]: () => ({ body: NOTHING }) }));
  renderPage(forum, '/forum', `/forum?post=${GONE}`);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
