import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Artifact } from '@coachlab/contracts';
import {
  activityDays,
  artifactNotes,
  artifactFeedback,
  clearBrowser,
  coachingProfile,
  completeArtifacts,
  completedItems,
  journeyMode,
  localDay,
  practiceLog,
  savedItems,
} from '@coachlab/learner';
import { toasts } from '@coachlab/remote-kit';
import type { Reply, Routes } from '@coachlab/remote-kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { artifact, metadata } from '../test/artifacts.ts';
import { catalogue, openArtifact } from '../test/open-page.ts';
import * as page from './artifact.tsx';

const FULL = artifact('framework-full', {
  title: 'Full House',
  inAMinute: { when: 'A talk is near.', do: 'Ask once.', say: '“What now?”', avoid: 'A second question.' },
  enrichment: {
    coreInsight: 'One thing to remember.',
    realWorldChallenge: 'A scene.\nWith a second line.',
    actionableGuidance: ['Step one.', 'Step two.'],
    coachingPrompts: ['What now?'],
    applicationDrill: { duration: '20 minutes', description: 'Do it once.', successCriteria: ['It shows.'] },
  },
  examples: ['An example.'],
  exercises: ['Exercise one.', 'Exercise two.'],
  relatedArtifacts: ['framework-grow', 'template-unlisted-one'],
  quotes: ['Bare words.', { text: 'Words of somebody.', attribution: 'Somebody' }],
  hierarchy: [{ title: 'Part A', description: 'Line one\nLine two' }],
  authors: ['after A', 'Coachlab'],
  targetAudience: ['Team leads'],
  duration: '20 minutes',
  difficulty: 'Advanced',
  sources: ['Author, A. (2000). A Work. https://doi.org/10.1/abc.'],
  furtherReading: ['Other, B. (2010). Another Work. https://doi.org/10.1/def.'],
  accreditation: {
    certificationName: 'Foundations',
    provider: 'Coachlab',
    ceHours: 6,
    competencies: ['Listening'],
    prerequisites: ['None of note'],
    assessmentCriteria: ['A quiz'],
  },
});
const GROW = artifact('framework-grow', {
  title: 'GROW',
  hierarchy: [{ title: 'Goal', description: 'Agree on it.\nWhat for?\nHow much?\nBy when?' }],
});
const BARE: Artifact = {
  ...artifact('rubric-bare', { category: 'rubric' }),
  tags: [],
  outcomes: [],
  purpose: '',
};
const METADATA = { 'framework-full': metadata({ level: 'L2', difficulty: 'Intermediate', mode: 'R' }) };

function open(id: string, more: Routes = {}) {
  const api = catalogue([FULL, GROW, BARE], METADATA, more);
  return { api, ...openArtifact(page, id) };
}
const opened = (title: string) => screen.findByRole('heading', { level: 1, name: title });
const section = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => clearBrowser());

describe('loading', () => {
  it('says so at once', async () => {
    let arrive: (reply: Reply) => void = () => {};
    open('framework-full', {
      'GET /api/artifacts/framework-full': () => new Promise((resolve) => (arrive = resolve)),
    });
    expect(await screen.findByText('Loading artifact...')).toBeInTheDocument();
    await act(async () => arrive({ body: FULL }));
    expect(await opened('Full House')).toBeVisible();
    expect(screen.queryByText('Loading artifact...')).not.toBeInTheDocument();
    expect(document.title).toBe('Full House | Coachlab');
  });

  it('of an artifact that does not exist keeps the text, and adds Try again and a way back', async () => {
    const { api } = open('framework-nothing', {
      'GET /api/artifacts/framework-nothing': () => ({ status: 404, body: {} }),
    });
    expect(await screen.findByText('There is no artifact at this address')).toBeVisible();
    expect(screen.getByText('Loading artifact...')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the Lab' })).toHaveAttribute('href', '/lab');
    api.on('GET /api/artifacts/framework-nothing', () => ({ body: FULL }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await opened('Full House')).toBeVisible();
  });

  it('that failed says so', async () => {
    open('framework-full', { 'GET /api/artifacts/framework-full': () => 'offline' });
    expect(await screen.findByText('The artifact did not load')).toBeVisible();
    expect(screen.getByText('Loading artifact...')).toBeVisible();
  });

  it('shows the text also when the metadata is not to be had', async () => {
    open('framework-full', { 'GET /api/artifact-metadata': () => ({ status: 503, body: {} }) });
    expect(await opened('Full House')).toBeVisible();
  });
});

describe('the header', () => {
  it('carries category, level and difficulty badges, title, subtitle and the way back', async () => {
    open('framework-full');
    const header = within((await opened('Full House')).closest('header') as HTMLElement);
    for (const text of ['Framework', 'L2 Practitioner', 'Intermediate', 'Subtitle of framework-full'])
      expect(header.getByText(text)).toBeVisible();
    expect(header.getByRole('link', { name: 'Lab' })).toHaveAttribute('href', '/lab');
  });
});

it('is shared with a picture of its own', async () => {
  open('framework-full');
  await opened('Full House');
  const content = (name: string) =>
    document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  expect(content('og:image')).toMatch(/\/api\/artifacts\/framework-full\/share\.png$/);
  expect(content('og:image:alt')).toBe('Framework: Full House. Subtitle of framework-full');
});

describe('the minute box', () => {
  it('stands above everything else, and is left out where there is none', async () => {
    open('framework-full');
    await opened('Full House');
    const box = screen.getByRole('region', { name: 'In a minute' });
    for (const text of ['A talk is near.', 'Ask once.', '“What now?”', 'A second question.'])
      expect(within(box).getByText(text)).toBeVisible();
    const after = box.compareDocumentPosition(screen.getByRole('region', { name: 'Description' }));
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    open('rubric-bare');
    await opened('Title of rubric-bare');
    expect(screen.getAllByRole('region', { name: 'In a minute' })).toHaveLength(1);
  });
});

describe('the info', () => {
  it('has every section', async () => {
    open('framework-full');
    await opened('Full House');
    expect(section('Description').getByText('Description of framework-full.')).toBeVisible();
    expect(section('Purpose').getByText('Purpose of framework-full.')).toBeVisible();
    const enrichment = section('Training Enrichment');
    for (const part of [
      'Core Insight',
      'Real-World Challenge',
      'Actionable Guidance',
      'Coaching Prompts',
      'Application Drill',
    ])
      expect(enrichment.getByRole('heading', { name: part })).toBeVisible();
    expect(enrichment.getByText('Step two.').closest('ol')).toBeInTheDocument();
    expect(enrichment.getByText('20 minutes')).toBeVisible();
    expect(enrichment.getByText('It shows.')).toBeVisible();
    expect(section('Examples').getByText('An example.')).toBeVisible();
    expect(section('Exercises').getByText('Exercise two.').closest('ol')).toBeInTheDocument();
    expect(section('Expected Outcomes').getAllByRole('listitem')).toHaveLength(3);
    expect(section('Quotes').getByText('Bare words.')).toBeVisible();
    expect(section('Quotes').getByText('Somebody')).toBeVisible();
    expect(section('Content Structure').getByRole('term')).toHaveTextContent('Part A');
    expect(section('Content Structure').getByRole('definition').textContent).toBe('Line one\nLine two');
    expect(section('Authors').getByText('after A, Coachlab')).toBeVisible();
    const doi = section('Sources and References').getByRole('link');
    expect(doi).toHaveAttribute('href', 'https://doi.org/10.1/abc');
    const certification = section('Certification Information');
    for (const text of [
      'Foundations',
      '6 hours',
      'Listening',
      'None of note',
      'A quiz',
      'Not accredited by a professional body.',
    ])
      expect(certification.getByText(text)).toBeVisible();
    const aside = within(screen.getByRole('complementary', { name: 'About this artifact' }));
    for (const text of ['20 minutes', 'Advanced', 'Reflection', 'Team leads', 'epsilon'])
      expect(aside.getByText(text)).toBeVisible();
  });

  it('leads to related artifacts by their titles', async () => {
    open('framework-full');
    await opened('Full House');
    const related = section('Related Artifacts');
    expect(await related.findByRole('link', { name: 'GROW' })).toHaveAttribute(
      'href',
      '/artifact/framework-grow',
    );
    expect(related.getByRole('link', { name: 'Unlisted one' })).toHaveAttribute(
      'href',
      '/artifact/template-unlisted-one',
    );
  });

  it('shows a section only when it is present', async () => {
    open('rubric-bare');
    await opened('Title of rubric-bare');
    expect(screen.getAllByRole('region').map((each) => each.getAttribute('aria-labelledby'))).toHaveLength(1);
    expect(section('Description').getByText('Description of rubric-bare.')).toBeVisible();
    expect(screen.queryByText('Tags')).not.toBeInTheDocument();
    expect(screen.queryByText('Duration')).not.toBeInTheDocument();
  });

  it('stands alone for most artifacts; a special one opens on Interactive and has Info beside it', async () => {
    const { unmount } = open('framework-full');
    await opened('Full House');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    unmount();
    open('framework-grow');
    await opened('GROW');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Interactive', 'Info']);
    expect(screen.getByRole('tab', { name: 'Interactive' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('What for?', { selector: 'li' })).toBeVisible();
    // There for search engines, unseen until asked for.
    expect(screen.getByText('Purpose of framework-grow.')).not.toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Info' }));
    expect(await screen.findByText('Purpose of framework-grow.')).toBeVisible();
  });
});

describe('below the content', () => {
  it('completing adds the id once; the card then reads Completed! and the button disappears', async () => {
    open('framework-full');
    await opened('Full House');
    expect(screen.getByRole('heading', { name: 'Mark as Complete' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    expect(await screen.findByText('Completed!')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Complete' })).not.toBeInTheDocument();
    expect(completedItems.get()).toEqual(['framework-full']);
  });

  it('completing makes today an active day', async () => {
    open('framework-full');
    await opened('Full House');
    expect(activityDays.get()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    const today = localDay(new Date());
    expect(activityDays.get()).toEqual([today]);
    expect(localStorage.getItem('last_active_date')).toBe(today);
    expect(localStorage.getItem('current_streak')).toBe('1');
  });

  it.each([
    ['Yes', 'yes', /glad this artifact was helpful/i],
    ['No', 'no', /honest feedback is appreciated/i],
  ])('feedback %s is stored, thanked for, and restored on a revisit', async (word, stored, thanks) => {
    const { unmount } = open('framework-full');
    await opened('Full House');
    await userEvent.click(screen.getByRole('button', { name: word }));
    expect(await screen.findByText(thanks)).toBeVisible();
    expect(artifactFeedback.get()).toEqual({ 'framework-full': stored });
    unmount();
    open('framework-full');
    await opened('Full House');
    expect(screen.getByText(thanks)).toBeVisible();
    expect(screen.queryByRole('button', { name: word })).not.toBeInTheDocument();
  });

  it('leads back to the journey', async () => {
    open('framework-full');
    await opened('Full House');
    expect(screen.getByRole('link', { name: 'Back to Journey' })).toHaveAttribute('href', '/journey');
  });
});

describe('the recommended next artifact', () => {
  const NEXT = ['framework-low', 'framework-high', 'framework-clear-one'].map((id) => artifact(id));
  const LEVELS = {
    'framework-full': metadata(),
    'framework-low': metadata(),
    'framework-high': metadata({ level: 'L3' }),
    'framework-clear-one': metadata({ framework: ['CLEAR'] }),
  };
  const profile = () =>
    coachingProfile.set({
      role: 'manager',
      goal: 'enable',
      style: '',
      confidence: 3,
      time: '',
      constraints: [],
      track: '',
      persona: 'enabler',
    });
  const start = async () => {
    const api = catalogue([FULL, ...NEXT], LEVELS);
    openArtifact(page, 'framework-full');
    await opened('Full House');
    return api;
  };

  it('needs a profile and a completed artifact', async () => {
    const api = await start();
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    expect(screen.queryByText('Your Next Step')).not.toBeInTheDocument();
    expect(api.sent('GET /api/personas')).toHaveLength(0);
    act(profile);
    expect(await screen.findByText('Your Next Step')).toBeVisible();
  });

  it('in guided mode is the best of the stage, with the stage line and Continue', async () => {
    profile();
    await start();
    expect(screen.queryByText('Your Next Step')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    const heading = await screen.findByRole('heading', { name: 'Title of framework-clear-one' });
    const card = within(heading.closest('section') as HTMLElement);
    expect(card.getByText('Your Next Step')).toBeVisible();
    expect(card.getByText(/building your foundation/)).toBeVisible();
    expect(card.getByRole('link', { name: /Continue/ })).toHaveAttribute(
      'href',
      '/artifact/framework-clear-one',
    );
  });

  it('in free exploration is the best of all', async () => {
    profile();
    journeyMode.set('explore');
    completeArtifacts('framework-full', 'framework-clear-one');
    await start();
    expect(await screen.findByText('Recommended Next')).toBeVisible();
    expect(screen.getByText(/Personalized for your coaching journey/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Title of framework-high' })).toBeVisible(),
    );
  });
});

describe('an AI prompt', () => {
  const PROMPT = artifact('ai-prompt-one', {
    category: 'ai-prompt',
    section: 'observatory',
    promptTemplate:
      'Help with {{recurring_lapse}}.\nNever name {{people_by_role}}. Again: {{recurring_lapse}}',
    hierarchy: [{ title: 'Recurring lapse', description: 'What keeps not happening.' }],
  });
  const start = async () => {
    catalogue([PROMPT]);
    openArtifact(page, 'ai-prompt-one');
    await opened('Title of ai-prompt-one');
  };
  const prompt = () => document.querySelector('pre')?.textContent;

  it('is shown whole, preformatted, with a field for each variable', async () => {
    await start();
    expect(prompt()).toBe(PROMPT.promptTemplate);
    const fields = section('AI Prompt Template').getAllByRole('textbox');
    expect(fields).toHaveLength(2);
    expect(fields[0]).toHaveAccessibleName('Recurring lapse');
    expect(fields[0]).toHaveAccessibleDescription('What keeps not happening.');
    expect(fields[1]).toHaveAccessibleName('People by role');
  });

  it('can be copied before its fields are gone through', async () => {
    await start();
    const copy = screen.getByRole('button', { name: 'Copy the prompt' });
    const [first] = section('AI Prompt Template').getAllByRole('textbox');
    expect(copy.compareDocumentPosition(first!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('shows what is typed at once and copies the filled prompt', async () => {
    const user = userEvent.setup();
    await start();
    await user.type(screen.getByLabelText('Recurring lapse'), 'late notes');
    const filled = 'Help with late notes.\nNever name {{people_by_role}}. Again: late notes';
    expect(prompt()).toBe(filled);
    await user.click(screen.getByRole('button', { name: 'Copy the prompt' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(filled);
  });

  it('opens in an assistant as it is filled in, after it was said that it leaves and what is empty', async () => {
    const user = userEvent.setup();
    await start();
    const links = () => section('AI Prompt Template').getAllByRole('link', { name: /^Open in / });
    const texts = () => links().map((link) => new URL(link.getAttribute('href')!).searchParams.get('q'));
    expect(links().map((link) => link.textContent)).toEqual(['Open in ChatGPT', 'Open in Claude']);
    for (const link of links()) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
    }
    expect(texts()).toEqual([PROMPT.promptTemplate, PROMPT.promptTemplate]);
    expect(screen.getByText(/sends the prompt from this site to theirs/)).toHaveTextContent(
      'Still empty: Recurring lapse, People by role.',
    );
    await user.type(screen.getByLabelText('Recurring lapse'), 'late & lost notes');
    expect(texts()[0]).toContain('Help with late & lost notes.\nNever name {{people_by_role}}.');
    expect(screen.getByText(/Still empty: People by role\./)).toBeVisible();
    await user.type(screen.getByLabelText('People by role'), 'Ada');
    expect(screen.queryByText(/Still empty/)).not.toBeInTheDocument();
  });

  it('that is too long for an address is copied first, which is said, and the assistant opened without it', async () => {
    const user = userEvent.setup();
    await start();
    const windows: unknown[][] = [];
    window.open = (...args) => {
      windows.push(args);
      return null;
    };
    await user.click(screen.getByLabelText('Recurring lapse'));
    const long = 'ü'.repeat(1_000);
    await user.paste(long);
    expect(screen.getByText(/too long for an address: opening one of them copies it/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Open in Claude' });
    expect(link).toHaveAttribute('href', 'https://claude.ai/new');
    await user.click(link);
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain(`Help with ${long}.`);
    expect(windows).toEqual([['https://claude.ai/new', '_blank', 'noopener']]);
  });
});

describe('what one does with the page', () => {
  it('saves it, and takes it out again', async () => {
    open('framework-full');
    await opened('Full House');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true');
    expect(savedItems.get()).toEqual(['framework-full']);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(savedItems.get()).toEqual([]);
  });

  it('copies its address', async () => {
    const user = userEvent.setup();
    open('framework-full');
    await opened('Full House');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/\/artifact\/framework-full$/);
  });

  it('shares it where the browser can, and takes a closed share sheet for no fault', async () => {
    open('framework-full');
    await opened('Full House');
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    cleanup();

    const shared: ShareData[] = [];
    Object.assign(navigator, {
      share: async (what: ShareData) => {
        shared.push(what);
        throw new DOMException('closed', 'AbortError');
      },
    });
    open('framework-full');
    await opened('Full House');
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(shared).toEqual([
      { title: 'Full House', url: expect.stringMatching(/\/artifact\/framework-full$/) },
    ]);
    expect(toasts.get()).toBeNull();
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('a real finish', () => {
  it('is marked at the top, with its day and the badge it brought, and asks how it went', async () => {
    open('framework-full');
    await opened('Full House');
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    const header = within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement);
    expect(header.getByText(/^Done on \d+ \w+ \d{4} · First Steps$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mixed' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'In one line' }), 'Too long, ');
    expect(screen.getByRole('button', { name: 'Mixed' })).toHaveAttribute('aria-pressed', 'true');
    expect(practiceLog.get()['framework-full']).toMatchObject({ went: 'mixed', line: 'Too long, ' });
  });

  it('of a second artifact brings no badge a second time', async () => {
    act(() => completeArtifacts('framework-grow'));
    act(() => completeArtifacts('framework-full'));
    open('framework-full');
    await opened('Full House');
    expect(await screen.findByText(/^Done on \d+ \w+ \d{4}( · Mastery Achieved)?$/)).toBeVisible();
  });

  it('of an earlier release has no day', async () => {
    completedItems.set(['framework-grow', 'framework-full']);
    open('framework-full');
    await opened('Full House');
    const header = within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement);
    expect(await header.findByText(/^Done( · |$)/)).toBeVisible();
  });
});

it('keeps a note as it is typed', async () => {
  open('framework-full');
  await opened('Full House');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your note' }), 'Ask once.{enter}Wait.');
  expect(artifactNotes.get()['framework-full']?.text).toBe('Ask once.\nWait.');
  cleanup();
  open('framework-full');
  await opened('Full House');
  expect(screen.getByRole('textbox', { name: 'Your note' })).toHaveValue('Ask once.\nWait.');
});
