import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Walkthrough } from './walkthrough.tsx';

const STEPS = ['Goal', 'Reality', 'Options', 'Will'].map((title) => ({
  title,
  description: `About ${title}.\n${title} one?\n${title} two?\n${title} three?`,
}));
const head = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const openSteps = () =>
  ['Goal', 'Reality', 'Options', 'Will'].filter(
    (name) => head(name).getAttribute('aria-expanded') === 'true',
  );

describe('a framework walkthrough', () => {
  it('gives each step a letter, a title, a description and three key questions', async () => {
    render(<Walkthrough hierarchy={STEPS} />);
    await userEvent.click(head('Will'));
    expect(head('Will')).toHaveTextContent(/^WWill/);
    expect(screen.getByText('About Will.')).toBeVisible();
    for (const question of ['Will one?', 'Will two?', 'Will three?'])
      expect(screen.getByText(question)).toBeVisible();
  });

  it('has one step open at a time, and a click on the open one closes it', async () => {
    render(<Walkthrough hierarchy={STEPS} />);
    await userEvent.click(head('Options'));
    expect(openSteps()).toEqual(['Options']);
    await userEvent.click(head('Reality'));
    expect(openSteps()).toEqual(['Reality']);
    await userEvent.click(head('Reality'));
    expect(openSteps()).toEqual([]);
  });

  it("toggles a step between 'Mark Complete' and 'Done'", async () => {
    render(<Walkthrough hierarchy={STEPS} />);
    await userEvent.click(screen.getByRole('button', { name: 'Mark Complete' }));
    expect(await screen.findByText('1 of 4 done')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: 'Mark Complete' })).toBeVisible();
    expect(screen.getByText('0 of 4 done')).toBeVisible();
  });

  it("says 'Framework Complete!' once all steps are, and takes it back when one is not", async () => {
    render(<Walkthrough hierarchy={STEPS} />);
    for (const { title } of STEPS) {
      expect(screen.queryByText('Framework Complete!')).not.toBeInTheDocument();
      if (head(title).getAttribute('aria-expanded') === 'false') await userEvent.click(head(title));
      await userEvent.click(screen.getByRole('button', { name: 'Mark Complete' }));
    }
    expect(screen.getByText('Framework Complete!')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('Framework Complete!')).not.toBeInTheDocument();
  });
});
