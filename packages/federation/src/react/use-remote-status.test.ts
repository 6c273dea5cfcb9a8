import { expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { FakeSite, resolvedRemote } from '../testing/fake-site.ts';
import { useRemoteStatus } from './use-remote-status.ts';

it('says on the server what is known there', async () => {
  const loader = new FakeSite().loader(resolvedRemote('catalog', '1.0.0'));
  await loader.load('catalog', 'lab');
  const Status = () => createElement('p', null, useRemoteStatus(loader, 'catalog', 'lab').state);
  expect(renderToString(createElement(Status))).toBe('<p>ready</p>');
});
