import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { FrameError } from './frame-error.tsx';

const broken = new TypeError('the frame broke');

function Broken(): never {
  throw broken;
}

/** What the window hears of, which is what signals tell. jsdom has no such function. */
const reported: unknown[] = [];
globalThis.reportError = (error) => void reported.push(error);

async function failed(route: RouteObject): Promise<void> {
  const shown = { path: '/', errorElement: <FrameError />, HydrateFallback: () => null };
  render(<RouterProvider router={createMemoryRouter([{ ...shown, ...route } as RouteObject])} />);
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeTruthy();
}

it('lets the window hear of an error that the router caught', async () => {
  await failed({ element: <Broken /> });
  expect(reported).toEqual([broken]);
  // React and the router say so as well.
  jest.mocked(console.error).mockClear();
});

it('reports no answer that a route was refused with', async () => {
  reported.length = 0;
  const refuse = () => {
    throw new Response('', { status: 404 });
  };
  await failed({ loader: refuse, element: null });
  expect(reported).toEqual([]);
});
