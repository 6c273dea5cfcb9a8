import { describe, expect, it } from '@jest/globals';
import type { ResolvedSet } from '@coachlab/contracts';
import { createRemoteLoader, RemoteFault } from '@coachlab/federation';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayHost } from './overlay-host.tsx';

const remote = (name: string, more: object = {}): ResolvedSet['remotes'][number] => ({
  name,
  arm: 'stable',
  release: {
    version: '1.0.0-abc',
    base: `/remotes/${name}/1.0.0-abc/`,
    container: name,
    entry: 'e.js',
    entryIntegrity: 'sha384-x',
    routes: [{ path: `/${name}`, page: 'home' }],
    navigation: [],
    slots: [],
  },
  ...more,
});
const set: ResolvedSet = {
  epoch: 7,
  remotes: [
    remote('catalog', { arm: 'canary' }),
    remote('journey'),
    remote('assessment'),
    remote('community', { disabled: true }),
  ],
};

/** The real loader, whose code comes by this adapter: journey's never does. */
function loaderOf() {
  let now = 0;
  return createRemoteLoader(set, {
    adapter: {
      load: async (name: string) => {
        now += 120;
        if (name === 'journey') throw new RemoteFault('execution', 'it threw');
        return { Component: () => null };
      },
    },
    refreshSet: async () => set,
    now: () => now,
    wait: () => new Promise(() => {}),
    random: () => 0,
    isOnline: () => true,
  } as never);
}

const press = (keys: string) => userEvent.keyboard(keys);
const rowOf = async (name: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(`^${name}`) });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

describe('the overlay of releases', () => {
  it('says what each section runs and how it came', async () => {
    const loader = loaderOf();
    await loader.load('catalog', 'home');
    await loader.load('journey', 'home').catch(() => {});
    render(<OverlayHost set={set} watch={loader} />);
    await press('{Alt>}{Shift>}[KeyR]{/Shift}{/Alt}');
    expect(await screen.findByRole('dialog', { name: 'Releases on this page' })).toBeVisible();
    expect(await rowOf('catalog')).toEqual(['1.0.0-abc', 'Canary', 'ready', '120 ms']);
    expect(await rowOf('journey')).toEqual(['1.0.0-abc', 'Stable', 'failed', '-']);
    expect(await rowOf('assessment')).toEqual(['1.0.0-abc', 'Stable', 'not loaded', '-']);
    expect(await rowOf('community')).toEqual(['1.0.0-abc', 'Stable', 'off', '-']);
    expect(screen.getByText(/did not load its page "home" \(execution\): it threw/)).toBeVisible();
  });

  it('follows what happens while it is open', async () => {
    const loader = loaderOf();
    render(<OverlayHost set={set} watch={loader} />);
    await press('{Alt>}{Shift>}[KeyR]{/Shift}{/Alt}');
    expect(await rowOf('assessment')).toContain('not loaded');
    await act(() => loader.load('assessment', 'home'));
    expect(await rowOf('assessment')).toContain('ready');
  });

  it('closes by Escape, and by the same keys, and gives the focus back', async () => {
    render(
      <>
        <button>Before</button>
        <OverlayHost set={set} watch={loaderOf()} />
      </>,
    );
    screen.getByRole('button', { name: 'Before' }).focus();
    for (const closing of ['{Escape}', '{Alt>}{Shift>}[KeyR]{/Shift}{/Alt}']) {
      await press('{Alt>}{Shift>}[KeyR]{/Shift}{/Alt}');
      const dialog = await screen.findByRole('dialog');
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
      await press(closing);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
    }
  });

  it('leaves a plain R, and the browser’s own reload, alone', async () => {
    render(<OverlayHost set={set} watch={loaderOf()} />);
    await press('r{Control>}{Shift>}[KeyR]{/Shift}{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
