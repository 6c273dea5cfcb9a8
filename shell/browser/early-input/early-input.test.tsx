import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FormEvent, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { earlyFields } from './early-fields.ts';
import { holdSubmits, releaseSubmit } from './held-submit.ts';

const sent = jest.fn();

/** One field of each kind. Two of them change one state, as a form with one object does. */
function Form() {
  const [texts, setTexts] = useState({ name: '', message: '' });
  const [role, setRole] = useState<string | null>('team');
  const [offline, setOffline] = useState(false);
  const [size, setSize] = useState(10);
  const [time, setTime] = useState('all');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sent(texts);
  };
  return (
    <form onSubmit={submit}>
      <output>{JSON.stringify({ ...texts, role, offline, size, time })}</output>
      <input
        aria-label="Name"
        value={texts.name}
        onChange={(event) => setTexts({ ...texts, name: event.target.value })}
      />
      <textarea
        aria-label="Message"
        value={texts.message}
        onChange={(event) => setTexts({ ...texts, message: event.target.value })}
      />
      {['team', 'manager'].map((value) => (
        <input
          key={value}
          type="radio"
          name="role"
          aria-label={value}
          checked={role === value}
          onChange={() => setRole(value)}
        />
      ))}
      <input type="checkbox" aria-label="Offline" checked={offline} onChange={() => setOffline(!offline)} />
      <input
        type="range"
        aria-label="Size"
        min={5}
        max={100}
        value={size}
        onChange={(event) => setSize(event.target.valueAsNumber)}
      />
      <select aria-label="Time" value={time} onChange={(event) => setTime(event.target.value)}>
        <option value="all">All</option>
        <option value="15">15 minutes</option>
      </select>
      <button type="submit">Send</button>
    </form>
  );
}

const INITIAL = { name: '', message: '', role: 'team', offline: false, size: 10, time: 'all' };
const state = () => JSON.parse(document.querySelector('output')!.textContent) as typeof INITIAL;
const field = <T extends HTMLElement>(label: string) => screen.getByLabelText<T>(label);
const enter = (label: string, value: string) => {
  field<HTMLInputElement>(label).value = value;
};

let root: Root | undefined;
let container: HTMLElement;
/** The server's page; React has not come yet. */
function served(page = <Form />): () => Promise<void> {
  container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  return async () => {
    let replays: (() => void)[] = [];
    await act(async () => {
      root = hydrateRoot(container, page);
    });
    replays = earlyFields(container);
    for (const replay of replays) act(replay);
  };
}

beforeEach(() => {
  sent.mockClear();
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  container.remove();
});

describe('what was entered before React came', () => {
  it('reaches the state, whatever kind of field it was entered into', async () => {
    const hydrate = served();
    enter('Name', 'Robin');
    enter('Message', 'Dear coach');
    field<HTMLInputElement>('manager').checked = true;
    field<HTMLInputElement>('Offline').checked = true;
    enter('Size', '25');
    enter('Time', '15');
    await hydrate();
    const entered = {
      name: 'Robin',
      message: 'Dear coach',
      role: 'manager',
      offline: true,
      size: 25,
      time: '15',
    };
    expect(state()).toEqual(entered);
    expect(field('Name')).toHaveValue('Robin');
    expect(field('manager')).toBeChecked();
  });

  it('can be gone on with', async () => {
    const hydrate = served();
    enter('Name', 'Rob');
    field<HTMLInputElement>('Offline').checked = true;
    await hydrate();
    await userEvent.type(field('Name'), 'in');
    await userEvent.click(field('Offline'));
    expect(state()).toEqual({ ...INITIAL, name: 'Robin', offline: false });
  });

  it('changes nothing where nothing was entered', async () => {
    await served()();
    expect(state()).toEqual(INITIAL);
  });

  it('is left out when the field has gone by then', async () => {
    const changed = jest.fn();
    function Offer() {
      const [begun, setBegun] = useState(false);
      useEffect(() => setBegun(true), []);
      return begun ? <p>Resume?</p> : <input aria-label="Name" value="" onChange={changed} />;
    }
    served(<Offer />);
    enter('Name', 'Robin');
    const replays = earlyFields(container);
    await act(async () => {
      root = hydrateRoot(container, <Offer />);
    });
    for (const replay of replays) act(replay);
    expect(screen.getByText('Resume?')).toBeVisible();
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('a form that was sent before React came', () => {
  it('waits, and is sent with what was entered', async () => {
    holdSubmits();
    const hydrate = served();
    enter('Name', 'Robin');
    enter('Message', 'Dear coach');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).not.toHaveBeenCalled();
    await hydrate();
    act(releaseSubmit);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ name: 'Robin', message: 'Dear coach' }));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['goes to its own page', `${location.pathname}?send=letter`, true],
    ['has an address of its own', '/-/override/clear', false],
  ])('that %s (%s) is held: %s', async (_, action, held) => {
    holdSubmits();
    served(
      <form method="post" action={action}>
        <button type="submit">Back</button>
      </form>,
    );
    const submitted = jest.fn((event: Event) => event.defaultPrevented);
    container.addEventListener('submit', (event) => {
      submitted(event);
      event.preventDefault();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(submitted.mock.results[0]?.value).toBe(held);
    releaseSubmit();
  });
});
