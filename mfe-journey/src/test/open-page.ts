import { type PageModule, toasts } from '@coachlab/remote-kit';
import { fakeApi, renderPage, type Routes } from '@coachlab/remote-kit/testing';
import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { ANSWERS } from './catalogue.ts';

export interface PageOptions {
  path?: string;
  /** Answers by address, where they differ from the usual ones. */
  answers?: Record<string, unknown>;
  /** Other sections' routes by name, where they differ from the usual ones; null for one that is not there. */
  routes?: Record<string, string | null>;
}

/** Opens a page on the little catalogue and waits until everything it asked for is there. */
export async function openPage(page: PageModule, { path = '/page', answers = {}, routes }: PageOptions = {}) {
  toasts.set(null);
  const api = fakeApi(routesOf({ ...ANSWERS, ...answers }));
  const view = renderPage(page, path, path, { certification: '/certifications/:id', ...routes });
  await waitFor(() => {
    expect(view.router.state.initialized && view.router.state.navigation.state === 'idle').toBe(true);
    expect(view.client.isFetching()).toBe(0);
    expect(view.container).not.toBeEmptyDOMElement();
  });
  return {
    ...view,
    /** From now on this address answers so. */
    answer: (address: string, body: unknown) => api.on(`GET ${address}`, () => ({ body })),
  };
}

function routesOf(answers: Record<string, unknown>): Routes {
  return Object.fromEntries(
    Object.entries(answers).map(([address, body]) => [
      `GET ${address}`,
      () => (body === 'offline' ? 'offline' : { body }),
    ]),
  );
}
