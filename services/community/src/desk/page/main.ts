// The coach's desk: everything it shows and does goes through the moderation API, with the session's cookie.
import { act as send, currentSession, list, Refused, signIn } from './api.ts';
import { type Act, cardOf } from './card.ts';
import { type List, LISTS, PAGE } from './lists.ts';

const byId = (id: string) => document.getElementById(id) as HTMLElement;

byId('sign-in').addEventListener('submit', (event) => {
  event.preventDefault();
  const field = byId('token') as HTMLInputElement;
  void attempt(async () => {
    await signIn(field.value.trim());
    field.value = '';
    await open();
  });
});
byId('refresh').addEventListener('click', () => void attempt(open));
byId('sign-out').addEventListener(
  'click',
  () =>
    void attempt(async () => {
      await send('DELETE', 'session');
      show('sign-in');
    }),
);
currentSession().then(open, (error: unknown) => {
  show('sign-in');
  // Not to be signed in yet is no fault.
  if (!(error instanceof Refused && error.status === 401)) say(error);
});

async function attempt(work: () => Promise<void>): Promise<void> {
  byId('news').textContent = '';
  try {
    await work();
  } catch (error) {
    if (error instanceof Refused && error.code === 'not_signed_in') show('sign-in');
    say(error);
  }
}

function say(error: unknown): void {
  byId('news').textContent =
    error instanceof Refused ? error.message : 'The server does not answer. Try it again.';
}

function show(which: 'sign-in' | 'board'): void {
  byId('sign-in').hidden = which !== 'sign-in';
  byId('board').hidden = which !== 'board';
  byId('session').hidden = which !== 'board';
  if (which === 'sign-in') {
    for (const place of document.querySelectorAll('[data-list]')) place.replaceChildren();
    byId('token').focus();
  }
}

async function open(): Promise<void> {
  show('board');
  await Promise.all(Object.entries(LISTS).map(([name, which]) => fill(name, which)));
}

async function fill(name: string, which: List): Promise<void> {
  const place = document.querySelector(`[data-list="${name}"]`) as HTMLElement;
  const answer = await list(which.paged ? `${which.path}?limit=${PAGE}` : which.path);
  place.replaceChildren();
  append(place, which, answer);
}

function append(place: HTMLElement, which: List, answer: unknown): void {
  const cards = which.cards(answer as never);
  place.append(...cards.map((card) => cardOf(card, (act) => void attempt(() => press(act)))));
  if (place.childElementCount === 0) place.append(which.empty);
  if (which.paged && cards.length === PAGE)
    place.append(moreButton(place, which, answer as { id: string }[]));
}

function moreButton(place: HTMLElement, which: List, shown: { id: string }[]): HTMLButtonElement {
  const more = document.createElement('button');
  more.type = 'button';
  more.textContent = 'Load more';
  more.addEventListener(
    'click',
    () =>
      void attempt(async () => {
        const older = await list(`${which.path}?limit=${PAGE}&before=${shown.at(-1)?.id}`);
        more.remove();
        append(place, which, older);
      }),
  );
  return more;
}

/** Does what was pressed, then shows everything as it is now. */
async function press({ method, path, asks }: Act): Promise<void> {
  if (asks && !(await confirmed(asks))) return;
  await send(method, path);
  await open();
}

/** Asks once, since what is deleted does not come back. */
function confirmed(title: string): Promise<boolean> {
  const dialog = byId('question') as HTMLDialogElement;
  byId('question-title').textContent = title;
  dialog.returnValue = 'keep';
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'delete'), { once: true }),
  );
}
