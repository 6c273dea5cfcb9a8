import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { conversation } from '@coachlab/learner';
import { createQueryClient } from '@coachlab/remote-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ChatPanel } from './chat-panel.tsx';

/** What the server says, piece by piece. */
class Line {
  readonly #encoder = new TextEncoder();
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  readonly body = new ReadableStream<Uint8Array>({
    start: (controller) => void (this.#controller = controller),
  });

  say(type: string, data: object = {}): Promise<void> {
    const frame = `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
    return act(async () => {
      this.#controller.enqueue(this.#encoder.encode(frame));
      await Promise.resolve();
    });
  }

  cut(): Promise<void> {
    return act(async () => this.#controller.close());
  }
}

const client = createQueryClient();

function Panel() {
  const [draft, setDraft] = useState('');
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ChatPanel
          set={{ epoch: 1, remotes: [] }}
          open
          onOpenChange={() => {}}
          draft={draft}
          onDraft={setDraft}
        />
      </MemoryRouter>
    </QueryClientProvider>
  );
}

describe('the chat panel', () => {
  let line: Line;
  let send: jest.Mock<typeof fetch>;
  const realFetch = globalThis.fetch;

  beforeEach(() => {
    localStorage.clear();
    conversation.set([]);
    line = new Line();
    send = jest.fn<typeof fetch>(async () => {
      const headers = { 'content-type': 'text/event-stream' };
      return new Response(line.body, { headers });
    });
    globalThis.fetch = send;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  async function ask(text: string) {
    render(<Panel />);
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await userEvent.type(field, `${text}{Enter}`);
    await screen.findByText('Thinking...');
  }

  it('does not send by the Enter that chooses a character, as Safari gives it', async () => {
    render(<Panel />);
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'にほn');
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(send).not.toHaveBeenCalled();
    expect(field).toHaveValue('にほn');
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  it('offers what may be said next under the last answer, and says it when it is pressed', async () => {
    await ask('she did not get the promotion');
    await line.say('delta', { text: 'Tell her alone.' });
    await line.say('buttons', { buttons: [{ label: 'Shorter', says: 'Shorter, please' }] });
    expect(screen.queryByRole('button', { name: 'Shorter' })).toBeNull();
    await line.say('done');
    line = new Line();
    await userEvent.click(await screen.findByRole('button', { name: 'Shorter' }));
    expect(await screen.findByText('Shorter, please')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Shorter' })).toBeNull();
    expect(JSON.parse(String(send.mock.calls[1]?.[1]?.body))).toMatchObject({ message: 'Shorter, please' });
  });

  it('folds what may be a danger to a line above the answer, which opens to the help', async () => {
    await ask('hello');
    const first = '*Is somebody in danger? [who to call](/-/help-now).*';
    await line.say('alarm', { alarm: { line: first, help: 'Call **112**. [More](/-/help-now)' } });
    await line.say('delta', { text: `${first}\n\nThree things.` });
    await line.say('done');
    const summary = await screen.findByText('Is somebody in danger? who to call.');
    expect(summary.closest('details')?.textContent).toContain('Call 112.');
    expect(screen.getByText('Three things.')).toBeTruthy();
    expect(screen.getAllByText(/Is somebody in danger/)).toHaveLength(1);
  });

  it('sends what a button asks for as data', async () => {
    await ask('hello');
    const pressed = { part: 'email', slug: 'feedback-lateness' };
    await line.say('delta', { text: 'Here.' });
    await line.say('buttons', { buttons: [{ label: 'An email', says: 'An email', act: pressed }] });
    await line.say('done');
    line = new Line();
    await userEvent.click(await screen.findByRole('button', { name: 'An email' }));
    expect(JSON.parse(String((send.mock.calls[1]![1] as RequestInit).body))).toMatchObject({
      message: 'An email',
      act: pressed,
    });
  });

  it('always says who to call', async () => {
    await ask('hello');
    expect(screen.getByRole('link', { name: 'In danger? Who to call' }).getAttribute('href')).toBe(
      '/-/help-now',
    );
  });

  it('shows an answer while it comes, and keeps it when it is done', async () => {
    await ask('hello');
    await line.say('delta', { text: 'Good ' });
    expect(await screen.findByText('Good')).toBeTruthy();
    expect(screen.queryByText('Thinking...')).toBeNull();
    await line.say('delta', { text: '**morning**.' });
    await line.say('citations', {
      citations: [{ id: 'framework-grow', title: 'GROW', url: '/artifact/framework-grow' }],
    });
    await line.say('done');
    const link = await screen.findByRole('link', { name: 'GROW' });
    expect(link.getAttribute('href')).toBe('/artifact/framework-grow');
    expect(
      conversation
        .get()
        .map(({ content }) => content)
        .slice(1),
    ).toEqual(['hello', 'Good **morning**.']);
  });

  it('keeps what has arrived when it is stopped, and tells the server', async () => {
    await ask('hello');
    await line.say('delta', { text: 'Half a sentence' });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect((send.mock.calls[0]![1] as RequestInit).signal!.aborted).toBe(true);
    // A real fetch ends its body with the signal; this one is cut by hand.
    await line.cut();
    await waitFor(() => expect(conversation.get().at(-1)?.content).toBe('Half a sentence'));
    expect(screen.queryByRole('button', { name: 'Retry sending' })).toBeNull();
  });

  it('adds no reply when the line breaks, and offers to send again', async () => {
    await ask('hello');
    await line.say('delta', { text: 'Half a sentence' });
    await line.cut();
    await screen.findByRole('button', { name: 'Retry sending' });
    expect(screen.queryByText('Half a sentence')).toBeNull();
    expect(conversation.get().at(-1)).toEqual({ role: 'user', content: 'hello' });
  });

  it('sends again without saying the words twice', async () => {
    await ask('hello');
    await line.cut();
    line = new Line();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry sending' }));
    await line.say('delta', { text: 'Here.' });
    await line.say('done');
    await screen.findByText('Here.');
    const bodies = send.mock.calls.map(([, init]) => JSON.parse(String((init as RequestInit).body)));
    expect(bodies.map(({ message, conversationHistory }) => [message, conversationHistory])).toEqual([
      ['hello', []],
      ['hello', []],
    ]);
    expect(conversation.get().filter(({ role }) => role === 'user')).toHaveLength(1);
  });

  it('lets an answer that was cleared away never come back', async () => {
    await ask('hello');
    await userEvent.click(screen.getByRole('button', { name: 'Clear conversation' }));
    await line.say('delta', { text: 'Too late' });
    await line.say('done');
    expect(conversation.get()).toEqual([]);
    expect(localStorage.getItem('ai_conversation')).toBeNull();
    expect(screen.queryByText('Too late')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear conversation' })).toBeNull();
  });

  it('sends the last twenty entries, without the greeting', async () => {
    conversation.set(
      Array.from({ length: 30 }, (_, at) => ({
        role: at % 2 ? ('assistant' as const) : ('user' as const),
        content: `entry ${at}`,
      })),
    );
    await ask('hello');
    const { conversationHistory } = JSON.parse(String((send.mock.calls[0]![1] as RequestInit).body));
    expect(conversationHistory).toHaveLength(20);
    expect(conversationHistory.at(-1)).toEqual({ role: 'assistant', content: 'entry 29' });
    await line.cut();
    await screen.findByRole('button', { name: 'Retry sending' });
  });
});
