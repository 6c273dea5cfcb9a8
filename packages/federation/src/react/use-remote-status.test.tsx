import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { FakeSite, resolvedRemote } from '../testing/fake-site.ts';
import { useRemoteStatus } from './use-remote-status.ts';
import type { RemoteLoader } from '../loading/loader.ts';

function Status({ loader }: { loader: RemoteLoader }) {
  return <p>{useRemoteStatus(loader, 'catalog', 'lab').state}</p>;
}

describe('useRemoteStatus', () => {
  it('follows a page from idle to ready', async () => {
    const loader = new FakeSite().loader(resolvedRemote('catalog', '1.0.0'));
    render(<Status loader={loader} />);
    expect(screen.getByText('idle')).toBeInTheDocument();
    let loading: Promise<unknown> | undefined;
    act(() => void (loading = loader.load('catalog', 'lab')));
    expect(screen.getByText('loading')).toBeInTheDocument();
    await act(() => loading!);
    expect(screen.getByText('ready')).toBeInTheDocument();
  });

  it('shows a failure', async () => {
    const site = new FakeSite({ '1.0.0': ['execution'] });
    const loader = site.loader(resolvedRemote('catalog', '1.0.0'));
    render(<Status loader={loader} />);
    await act(() => loader.load('catalog', 'lab').catch(() => {}));
    expect(screen.getByText('failed')).toBeInTheDocument();
  });
});
