import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearBrowser } from '@coachlab/learner';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Walkthrough } from './walkthrough.tsx';

const STEPS = ['Goal', 'Reality', 'Options', 'Will'].map((title) => ({
  title,
  description: `About ${title}.\n${title} one?\n${title} two?\n${title} three?`,
}));
const head = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
/** Of the step that is open. */
const answer = () => screen.getAllByLabelText('Your answer')[0]!;
const openSteps = () =>
  ['Goal', 'Reality', 'Options', 'Will'].filter(
    (name) => head(name).getAttribute('aria-expanded') === 'true',
  );

beforeEach(() => clearBrowser());

describe('a framework walkthrough', () => {
  it('gives each step a letter, a title, a description and three key questions', async () => {
    render(<Walkthrough id="framework-grow" hierarchy={STEPS} />);
    await userEvent.click(head('Will'));
    expect(head('Will')).toHaveTextContent(/^WWill/);
    expect(screen.getByText('About Will.')).toBeVisible();
    for (const question of ['Will one?', 'Will two?', 'Will three?'])
      expect(screen.getByText(question)).toBeVisible();
  });

  it('has one step open at a time, and a click on the open one closes it', async () => {
    render(<Walkthrough id="framework-grow" hierarchy={STEPS} />);
    await userEvent.click(head('Options'));
    expect(openSteps()).toEqual(['Options']);
    await userEvent.click(head('Reality'));
    expect(openSteps()).toEqual(['Reality']);
    await userEvent.click(head('Reality'));
    expect(openSteps()).toEqual([]);
  });

  it("toggles a step between 'Mark Complete' and 'Done'", async () => {
    render(<Walkthrough id="framework-grow" hierarchy={STEPS} />);
    await userEvent.click(screen.getByRole('button', { name: 'Mark Complete' }));
    expect(await screen.findByText('1 of 4 done')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: 'Mark Complete' })).toBeVisible();
    expect(screen.getByText('0 of 4 done')).toBeVisible();
  });

  it("says 'Framework Complete!' once all steps are, and takes it back when one is not", async () => {
    render(<Walkthrough id="framework-grow" hierarchy={STEPS} />);
    for (const { title } of STEPS) {
      expect(screen.queryByText('Framework Complete!')).not.toBeInTheDocument();
      if (head(title).getAttribute('aria-expanded') === 'false') await userEvent.click(head(title));
      await userEvent.click(screen.getByRole('button', { name: 'Mark Complete' }));
    }
    expect(screen.getByText('Framework Complete!')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('Framework Complete!')).not.toBeInTheDocument();
  });

  it('has every answer and mark again when it is opened again, until they are cleared', async () => {
    render(<Walkthrough id="framework-grow" hierarchy={STEPS} />);
    await userEvent.type(answer(), 'Half an hour less');
    await userEvent.click(screen.getByRole('button', { name: 'Mark Complete' }));
    cleanup();
    render(<Walkthrough id="framework-grow" hierarchy={STEPS} />);
    expect(answer()).toHaveValue('Half an hour less');
    expect(screen.getByText('1 of 4 done')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect(answer()).toHaveValue('');
    expect(screen.getByText('0 of 4 done')).toBeVisible();
  });
});
