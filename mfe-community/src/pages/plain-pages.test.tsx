import { beforeEach, describe, expect, it } from '@jest/globals';
import { fakeApi, renderPage } from '@coachlab/remote-kit/testing';
import { screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { COACH } from '../content/coach.ts';
import * as about from './about.tsx';
import * as privacy from './privacy.tsx';
import * as unsubscribe from './unsubscribe.tsx';

let user: UserEvent;
beforeEach(() => {
  user = userEvent.setup();
});

describe('/about', () => {
  it('tells the story, philosophy, background, recognition and testimonials', async () => {
    fakeApi({});
    renderPage(about, '/about');
    for (const name of ['Story', 'Philosophy', 'Background', 'Recognition', 'Testimonials'])
      expect(await screen.findByRole('heading', { name })).toBeVisible();
    for (const text of [...COACH.story, ...COACH.testimonials.map(({ quote }) => quote)])
      expect(screen.getByText(text)).toBeVisible();
  });

  it('marks sample text as such, each testimonial for itself', async () => {
    fakeApi({});
    renderPage(about, '/about');
    expect(await screen.findByText('Sample text')).toBeVisible();
    expect(screen.getAllByText('Sample')).toHaveLength(COACH.testimonials.length + COACH.recognition.length);
  });

  it.each([
    ['Book a Lab Day', '/contact?subject=Book%20a%20Lab%20Day'],
    ['Book a consultation', '/contact?subject=Book%20a%20consultation'],
  ])('%s makes no call and opens the contact page with the subject', async (name, address) => {
    const { calls } = fakeApi({});
    const { address: where } = renderPage(about, '/about');
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', address);
    await user.click(link);
    expect(where()).toBe('/contact');
    expect(calls).toEqual([]);
  });

  it('has mail and profile under the anchor #contract', async () => {
    fakeApi({});
    const { container } = renderPage(about, '/about');
    await screen.findByRole('heading', { level: 1 });
    const contract = container.querySelector('#contract');
    expect(contract?.querySelector(`a[href="mailto:${COACH.email}"]`)).not.toBeNull();
    expect(contract?.querySelector(`a[href="${COACH.profile.url}"][target="_blank"]`)).not.toBeNull();
  });
});

describe('/-/privacy', () => {
  it('says what is kept in the browser and on the server, and for how long', async () => {
    fakeApi({});
    renderPage(privacy, '/-/privacy');
    expect(await screen.findByRole('heading', { name: 'In your browser' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'On our server' })).toBeVisible();
    expect(screen.getByText('One cookie, coachlab_visitor')).toBeVisible();
    expect(screen.getAllByRole('term').length * 2).toBe(screen.getAllByRole('definition').length);
  });

  it('says that pages report whether code loaded, without text, for a day after the trial at most', async () => {
    fakeApi({});
    renderPage(privacy, '/-/privacy');
    const report = (await screen.findByText('Whether a section’s code loaded')).closest('div');
    expect(report).toHaveTextContent('No text of yours');
    expect(report).toHaveTextContent('a keyed hash of the cookie’s number and of your network');
    expect(report).toHaveTextContent('until a day after that.');
  });

  it.each([
    ['the house alone', { answeredBy: 'coach', model: null }, 'Nothing of it goes to another company.'],
    [
      'a model',
      { answeredBy: 'model', model: { name: 'm-1', host: 'models.example' } },
      'the language model m-1 writes the answer, so the same things are passed on to models.example',
    ],
  ])('says that %s answers in the chat', async (_, body, words) => {
    fakeApi({ 'GET /api/chat/about': () => ({ body }) });
    renderPage(privacy, '/-/privacy');
    expect(await screen.findByText(words, { exact: false })).toBeVisible();
  });

  it('speaks of both while it is not known who answers', async () => {
    fakeApi({ 'GET /api/chat/about': () => ({ status: 503, body: {} }) });
    renderPage(privacy, '/-/privacy');
    expect(
      await screen.findByText(/unless whoever runs the site has connected a language model/),
    ).toBeVisible();
  });
});

describe('/-/unsubscribe', () => {
  const CALL = 'POST /api/newsletter/unsubscribe?token=abc';
  const start = (address: string) => renderPage(unsubscribe, '/-/unsubscribe', address);
  const press = async () => user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));

  const levels = () => screen.getAllByRole('heading').map(({ tagName }) => tagName);

  it('skips no heading level, before and after', async () => {
    fakeApi({ [CALL]: () => ({ body: { ok: true } }) });
    const { unmount } = start('/-/unsubscribe');
    await screen.findByText('This address is not complete');
    expect(levels()).toEqual(['H1', 'H2']);
    unmount();
    start('/-/unsubscribe?token=abc');
    await press();
    await screen.findByText('You will get no more emails from us');
    expect(levels()).toEqual(['H1', 'H2']);
  });

  it('needs one press', async () => {
    const api = fakeApi({ [CALL]: () => ({ body: { ok: true } }) });
    start('/-/unsubscribe?token=abc');
    await screen.findByRole('button', { name: 'Unsubscribe' });
    expect(api.calls).toEqual([]);
    await press();
    expect(await screen.findByText('You will get no more emails from us')).toBeVisible();
  });

  it('is done also for a link that is not known any more', async () => {
    fakeApi({ [CALL]: () => ({ status: 404, body: {} }) });
    start('/-/unsubscribe?token=abc');
    await press();
    expect(await screen.findByText('You will get no more emails from us')).toBeVisible();
  });

  it('says when it did not arrive', async () => {
    const api = fakeApi({ [CALL]: () => 'offline' });
    start('/-/unsubscribe?token=abc');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Try it again');
    api.on(CALL, () => ({ body: { ok: true } }));
    await press();
    expect(await screen.findByText('You will get no more emails from us')).toBeVisible();
  });

  it('says so when the link is not complete', async () => {
    fakeApi({});
    start('/-/unsubscribe');
    expect(await screen.findByText('This address is not complete')).toBeVisible();
  });
});
