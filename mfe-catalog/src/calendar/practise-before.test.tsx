import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { clearBrowser } from '@coachlab/learner';
import { toasts } from '@coachlab/remote-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import ICAL from 'ical.js';
import * as page from '../pages/artifact.tsx';
import { artifact, metadata } from '../test/artifacts.ts';
import { catalogue, openArtifact } from '../test/open-page.ts';

const TALK = artifact('scenario-talk', {
  title: 'A Talk, at Last',
  duration: '20 minutes',
  inAMinute: { when: 'It is near.', do: 'Ask once.', say: '“What now?”', avoid: 'A second question.' },
  enrichment: {
    coreInsight: '',
    realWorldChallenge: '',
    actionableGuidance: ['Say how long you have; then wait.', 'Ask.'],
    coachingPrompts: [],
    applicationDrill: { duration: '', description: '', successCriteria: [] },
  },
});
const BARE = artifact('scenario-bare', { title: 'Bare' });

let user: UserEvent;
const dialog = () => screen.findByRole('dialog', { name: 'Practise before your talk' });
async function ask(id = TALK.id) {
  catalogue([TALK, BARE], { [BARE.id]: metadata({ time_minutes: 45 }) });
  openArtifact(page, id);
  await user.click(await screen.findByRole('button', { name: 'Practise before…' }));
  return within(await dialog());
}

/** The files handed over until now, as another program reads them. */
const files: { name: string; blob: Blob }[] = [];
async function event(at = files.length - 1) {
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(files[at]!.blob);
  });
  return new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!);
}
const save = () => user.click(screen.getByRole('button', { name: 'Download calendar file' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

beforeEach(() => {
  clearBrowser();
  user = userEvent.setup();
  files.length = 0;
  let blob: Blob;
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return 'blob:calendar';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob });
  });
});

describe('practising before a talk', () => {
  it('saves an appointment for tomorrow at nine, as long as the artifact takes, with its first step and link', async () => {
    await ask();
    await save();
    await closed();
    const saved = await event();
    const now = new Date();
    expect(files[0]!.name).toBe('practise-scenario-talk.ics');
    expect(saved.summary).toBe('Practise: A Talk, at Last');
    expect(saved.startDate.toJSDate()).toEqual(
      new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9),
    );
    expect(saved.duration.toSeconds()).toBe(20 * 60);
    const link = String(saved.component.getFirstPropertyValue('url'));
    expect(link).toMatch(/\/artifact\/scenario-talk$/);
    expect(saved.description).toBe(
      [
        'A Talk, at Last',
        'First step: Say how long you have; then wait.',
        'When: It is near.\nDo this: Ask once.\nSay this: “What now?”\nAvoid this: A second question.',
        link,
      ].join('\n\n'),
    );
    expect(toasts.get()).toMatchObject({ title: 'Calendar file saved' });
    expect(screen.getByRole('button', { name: 'Practise before…' })).toHaveFocus();
  });

  it('goes by the metadata where the artifact does not say how long it takes, and needs no more than a title', async () => {
    const form = await ask(BARE.id);
    expect(form.getByText(/gets 45 minutes/)).toBeVisible();
    await save();
    const saved = await event();
    expect(saved.duration.toSeconds()).toBe(45 * 60);
    expect(saved.description).toMatch(/^Bare\n\n\S*\/artifact\/scenario-bare$/);
  });

  it('refuses a time that has passed, in words, with the focus on it', async () => {
    const form = await ask();
    const day = form.getByLabelText('Day');
    await user.clear(day);
    await user.type(day, '2020-01-31');
    await save();
    expect(day).toHaveAccessibleDescription(/That day is over/);
    expect(day).toHaveAttribute('aria-invalid', 'true');
    expect(day).toHaveFocus();
    expect(files).toEqual([]);
    await user.clear(form.getByLabelText('Time'));
    expect(day).not.toHaveAttribute('aria-invalid');
  });

  it('makes two appointments of two files, and begins anew each time', async () => {
    const form = await ask();
    await user.clear(form.getByLabelText('Time'));
    await user.type(form.getByLabelText('Time'), '17:45');
    await save();
    await closed();
    await user.click(screen.getByRole('button', { name: 'Practise before…' }));
    expect(within(await dialog()).getByLabelText('Time')).toHaveValue('09:00');
    await save();
    const [first, second] = [await event(0), await event(1)];
    expect(first.startDate.toJSDate().getHours()).toBe(17);
    expect(first.uid).toMatch(/^[0-9a-f]{32}$/);
    expect(second.uid).not.toBe(first.uid);
  });
});
