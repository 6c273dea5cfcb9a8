import { beforeEach, expect, it } from '@jest/globals';
import { shellEvents, type ShellEvent } from '@coachlab/remote-kit';
import { renderPage, type Routes } from '@coachlab/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { artifact, cardOf } from '../test/artifacts.ts';
import { catalogue } from '../test/open-page.ts';
import { situation, situationCard } from '../test/situations.ts';
import * as page from './situation.tsx';

const SCENE = artifact('scenario-talk', { title: 'The talk', category: 'scenario', section: 'studio' });
const REFUSED = situation('refused', {
  title: 'She did not get the promotion',
  theme: 'pay-and-promotion',
  beyondCoaching: 'Ask HR when it was discrimination. In danger, [Help now](/-/help-now) names who answers.',
  artifacts: [cardOf(SCENE)],
  related: [situationCard('silence')],
});

function open(slug: string, more: Routes = {}) {
  const api = catalogue(
    [SCENE],
    {},
    {
      'GET /api/situations/refused': () => ({ body: REFUSED }),
      'GET /api/situations/bare': () => ({ body: situation('bare') }),
      ...more,
    },
  );
  return { api, ...renderPage(page, '/-/situations/:slug', `/-/situations/${slug}`) };
}
const section = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => localStorage.clear());

it('is shared with a picture of its own', async () => {
  open('refused');
  await screen.findByRole('heading', { level: 1, name: 'She did not get the promotion' });
  const content = (name: string) =>
    document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  expect(content('og:image')).toMatch(/\/api\/situations\/refused\/share\.png$/);
  expect(content('og:image:alt')).toBe('Situation: She did not get the promotion');
});

it('shows every part of the answer, what to take along and what is close to it', async () => {
  open('refused');
  await screen.findByRole('heading', { level: 1, name: 'She did not get the promotion' });
  expect(section('What is going on').getByText('What goes on in refused.')).toBeVisible();
  expect(section('Do first').getByText('First in refused.')).toBeVisible();
  expect(section('Say this').getByText('Say two.')).toBeVisible();
  expect(section('Avoid').getByText('Avoid in refused.')).toBeVisible();
  const beyond = section('When it is not for coaching');
  expect(beyond.getByText(/Ask HR/)).toHaveTextContent(
    'Ask HR when it was discrimination. In danger, Help now names who answers.',
  );
  expect(beyond.getByRole('link', { name: 'Help now' })).toHaveAttribute('href', '/-/help-now');
  expect(document.querySelector('script[type="application/ld+json"]')).not.toHaveTextContent('](');
  expect(section('Take along').getByRole('link', { name: 'The talk' })).toHaveAttribute(
    'href',
    '/artifact/scenario-talk',
  );
  expect(section('Related situations').getByRole('link', { name: 'Title of silence' })).toHaveAttribute(
    'href',
    '/-/situations/silence',
  );
  expect(screen.getByRole('link', { name: 'Situations' })).toHaveAttribute('href', '/-/situations');
  expect(document.title).toBe('She did not get the promotion | Coachlab');
});

it('marks what is an example in the words to say, and says what can be said to a reply', async () => {
  const sayThis = ['You came in late on [four days]. Why?', 'I need you at nine.'];
  const replies = [
    { they: 'It is only ten minutes.', you: 'Ten for you are ten for [Dana], alone with the queue.' },
    { they: '(says nothing)', you: 'Take your time. I would rather wait for the real reason.' },
  ];
  open('refused', { 'GET /api/situations/refused': () => ({ body: { ...REFUSED, sayThis, replies } }) });
  await screen.findByRole('heading', { level: 1 });
  expect(section('Say this').getByText('[four days]')).toBeVisible();
  expect(section('Say this').getByText(/in brackets is an example/)).toBeVisible();
  const then = section('What they may say, and how to answer');
  expect(then.getByText('“It is only ten minutes.”')).toBeVisible();
  expect(then.getByText('(says nothing)')).toBeVisible();
  expect(then.getAllByRole('definition')[0]).toHaveTextContent('Ten for you are ten for [Dana], alone');
});

it('speaks of no example where there is none', async () => {
  open('refused');
  expect(await screen.findByText('Say two.')).toBeVisible();
  expect(screen.queryByText(/in brackets/)).toBeNull();
  expect(screen.queryByRole('region', { name: /they may say/ })).toBeNull();
});

it('has an email, an agenda, a checklist, questions and the reason ready, each to be opened and copied', async () => {
  const user = userEvent.setup();
  const forms = {
    email: { to: 'the one who hoped', subject: 'An hour', body: 'Hi {name},\n\nOn ____?\n\n____' },
    agenda: ['5 min: say it', '25 min: listen'],
    checklist: ['Get the true reason.'],
    questions: ['What had you counted on?'],
    why: 'Because a true reason can be used.',
  };
  open('refused', { 'GET /api/situations/refused': () => ({ body: { ...REFUSED, ...forms } }) });
  await screen.findByRole('heading', { level: 1 });
  const ready = section('Ready to use');
  for (const [title, text] of [
    ['An email to the one who hoped', /Hi ____,/],
    ['Agenda, 30 minutes', '25 min: listen'],
    ['Checklist', 'Get the true reason.'],
    ['Questions to ask', 'What had you counted on?'],
    ['Why this way', /true reason can be used/],
  ] as const) {
    const closed = ready.getByRole('heading', { name: title });
    expect(ready.getByText(text)).not.toBeVisible();
    await user.click(closed);
    expect(ready.getByText(text)).toBeVisible();
  }
  await user.click(ready.getByRole('button', { name: 'Copy: An email to the one who hoped' }));
  expect(await navigator.clipboard.readText()).toBe('Subject: An hour\n\nHi ____,\n\nOn ____?\n\n____');
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '').not.toContain(
    'Hi ____',
  );
});

it('answers what managers ask next, each at an address of its own', async () => {
  const user = userEvent.setup();
  const faq = [{ question: 'What if she cries?', answer: 'Let her. Don’t talk.' }];
  open('refused', { 'GET /api/situations/refused': () => ({ body: { ...REFUSED, faq } }) });
  await screen.findByRole('heading', { level: 1 });
  const asked = section('What managers ask next');
  expect(asked.getByText('Let her. Don’t talk.')).not.toBeVisible();
  await user.click(asked.getByRole('heading', { name: 'What if she cries?' }));
  expect(asked.getByText('Let her. Don’t talk.')).toBeVisible();
  expect(document.querySelector('#what-if-she-cries')).toHaveTextContent('Let her.');
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain('Let her.');
});

it('leaves out the parts that it has not', async () => {
  open('bare');
  await screen.findByRole('heading', { level: 1 });
  for (const name of [
    'When it is not for coaching',
    'What managers ask next',
    'Ready to use',
    'Take along',
    'Related situations',
  ])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Practise it' })).not.toBeInTheDocument();
});

it('takes scene and question to the assistant, and the words to the clipboard', async () => {
  const events: ShellEvent[] = [];
  const forget = shellEvents.subscribe((event) => void events.push(event));
  const user = userEvent.setup();
  open('refused');
  await user.click(await screen.findByRole('button', { name: 'Practise it' }));
  await user.click(screen.getByRole('button', { name: 'Ask about your case' }));
  expect(events).toEqual([
    { type: 'open-chat', message: 'Practise The talk' },
    { type: 'open-chat', message: 'She did not get the promotion' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Copy the words' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('Say one.\nSay two.');
  forget();
});

it('says that there is no such situation, and loads it after a failure', async () => {
  const { api } = open('nowhere', { 'GET /api/situations/nowhere': () => ({ status: 404, body: {} }) });
  expect(await screen.findByText('There is no situation at this address')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All situations' })).toHaveAttribute('href', '/-/situations');
  api.on('GET /api/situations/nowhere', () => ({ body: REFUSED }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'She did not get the promotion' }),
  ).toBeVisible();
});
