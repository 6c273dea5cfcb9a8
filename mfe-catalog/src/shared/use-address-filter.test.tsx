import { expect, it } from '@jest/globals';
import { renderPage } from '@coachlab/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useAddressFilter } from './use-address-filter.ts';

function Component() {
  const [level, setLevel] = useAddressFilter('level');
  const [saved, setSaved] = useAddressFilter('saved');
  return (
    <>
      <button onClick={() => setLevel('L2')}>{`level ${level}`}</button>
      <button onClick={() => setSaved(saved ? null : 'yes')}>{`saved ${saved}`}</button>
    </>
  );
}

it('keeps both of two presses that come before the address has changed', async () => {
  const { router } = renderPage({ Component }, '/lab', '/lab?saved=yes');
  const [level, saved] = [await screen.findByText('level null'), screen.getByText('saved yes')];
  act(() => {
    saved.click();
    level.click();
  });
  await waitFor(() => expect(router.state.location.search).toBe('?level=L2'));
  const unsaved = await screen.findByText('saved null');
  act(() => unsaved.click());
  await waitFor(() => expect(router.state.location.search).toBe('?level=L2&saved=yes'));
});
