import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailedPanel } from './failed-panel.tsx';

describe('FailedPanel', () => {
  it('announces what happened and what still works, and offers both ways on', async () => {
    const retry = jest.fn();
    const reload = jest.fn();
    render(
      <FailedPanel
        title="The Lab did not load"
        onRetry={retry}
        onReload={reload}
        support="catalog@1.4.2 · chunk"
      >
        The rest of the site works.
      </FailedPanel>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The Lab did not load');
    expect(screen.getByRole('alert')).toHaveTextContent('The rest of the site works.');
    expect(screen.getByText('catalog@1.4.2 · chunk')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not try twice at once', async () => {
    const retry = jest.fn();
    render(<FailedPanel title="The Lab did not load" onRetry={retry} retrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Trying...' }));
    expect(retry).not.toHaveBeenCalled();
  });

  it('offers only a reload where trying again is no use', () => {
    render(<FailedPanel title="This page is older than the site" />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Reload']);
  });
});
