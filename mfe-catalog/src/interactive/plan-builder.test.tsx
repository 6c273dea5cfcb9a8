import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { clearBrowser } from '@coachlab/learner';
import { artifact, metadata } from '../test/artifacts.ts';
import { catalogue, openArtifact } from '../test/open-page.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import * as page from '../pages/artifact.tsx';

const ID = 'tool-plan-builder';
const ARTIFACTS = [
  artifact(ID, { title: 'Plan Builder', category: 'tool', section: 'tools' }),
  artifact('framework-grow', { title: 'GROW' }),
  artifact('template-page', { title: 'One Page', category: 'template', section: 'studio' }),
  artifact('rubric-listening', { title: 'Listening', category: 'rubric' }),
];

let user: UserEvent;
const add = async (title: string) => {
  await user.selectOptions(await screen.findByLabelText('Add a session'), title);
  await user.click(await screen.findByRole('button', { name: 'Add' }));
};
const clearAll = async () => {
  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear All' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};
const sessions = () =>
  screen.queryAllByRole('heading', { name: /^Session/ }).map((title) => title.textContent);

/** What the exported file says. */
async function exported(): Promise<{ name: string; text: string }> {
  let blob: Blob | undefined;
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return 'blob:plan';
  };
  URL.revokeObjectURL = () => {};
  let name = '';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  await user.click(screen.getByRole('button', { name: 'Export Plan' }));
  click.mockRestore();
  return { name, text: await readText(blob!) };
}
const readText = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });

let api: ReturnType<typeof catalogue>;
beforeEach(async () => {
  clearBrowser();
  user = userEvent.setup();
  api = catalogue(ARTIFACTS, { [ID]: metadata() });
  openArtifact(page, ID);
  await screen.findByRole('option', { name: 'GROW' });
});

describe('the plan builder', () => {
  it('offers frameworks, templates and tools, and adds only what is selected', async () => {
    expect(
      screen
        .getAllByRole('option')
        .slice(1)
        .map((option) => option.textContent),
    ).toEqual(['GROW', 'One Page', 'Plan Builder']);
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  });

  it('appends sessions numbered by their position and renumbers them when one is removed', async () => {
    await add('GROW');
    await add('One Page');
    await add('GROW');
    expect(sessions()).toEqual(['Session 1 GROW', 'Session 2 One Page', 'Session 3 GROW']);
    await user.type(screen.getByLabelText('Notes for session 3'), 'bring the log');
    await user.click(await screen.findByRole('button', { name: 'Remove session 2: One Page' }));
    expect(sessions()).toEqual(['Session 1 GROW', 'Session 2 GROW']);
    expect(screen.getByLabelText('Notes for session 2')).toHaveValue('bring the log');
    expect(screen.getByLabelText('Add a session')).toHaveFocus();
  });

  it('Clear All asks first, and keeps everything when told to', async () => {
    await user.type(screen.getByLabelText('Plan name'), 'Spring');
    await add('GROW');
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    const question = await screen.findByRole('dialog', { name: 'Clear the whole plan?' });
    expect(question).toHaveTextContent('1 session');
    await user.click(within(question).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Plan name')).toHaveValue('Spring');
    expect(sessions()).toEqual(['Session 1 GROW']);
    expect(screen.getByRole('button', { name: 'Clear All' })).toHaveFocus();
  });

  it('Clear All empties name, goal and sessions', async () => {
    await user.type(screen.getByLabelText('Plan name'), 'Spring');
    await user.type(await screen.findByLabelText('Goal'), 'Start on time');
    await add('GROW');
    await clearAll();
    expect(screen.getByLabelText('Plan name')).toHaveFocus();
    expect(await screen.findByLabelText('Plan name')).toHaveValue('');
    expect(screen.getByLabelText('Goal')).toHaveValue('');
    expect(sessions()).toEqual([]);
  });

  it('exports a text file named by the time, without a call', async () => {
    await user.type(screen.getByLabelText('Plan name'), 'Spring');
    await user.type(await screen.findByLabelText('Goal'), 'Start on time');
    await add('GROW');
    await user.type(screen.getByLabelText('Notes for session 1'), 'bring the log');
    const calls = api.calls.length;
    const { name, text } = await exported();
    expect(name).toMatch(/^coaching-plan-\d{13}\.txt$/);
    expect(text.split('\n').filter(Boolean)).toEqual([
      'Spring',
      'Goal: Start on time',
      'Sessions:',
      'Session 1: GROW',
      'Notes: bring the log',
      'Generated by Coachlab',
    ]);
    expect(api.calls).toHaveLength(calls);
  });

  it("exports 'Untitled Plan', 'Not specified' and 'No notes' for what was left empty", async () => {
    await add('GROW');
    const { text } = await exported();
    for (const words of ['Untitled Plan', 'Goal: Not specified', 'Notes: No notes'])
      expect(text).toContain(words);
  });

  it('is still there on coming back from another page', async () => {
    await add('GROW');
    cleanup();
    openArtifact(page, ID);
    expect(await screen.findByRole('heading', { name: /^Session 1/ })).toHaveTextContent('GROW');
  });
});
