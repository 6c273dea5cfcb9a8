import type { RichNode, RichText } from '@coachlab/contracts';

/** A button that does something for good, or not. */
export interface Act {
  label: string;
  method: 'POST' | 'DELETE';
  path: string;
  /** Asked about first: "Delete this post?" */
  asks?: string;
}

export interface Card {
  title: string;
  who: string;
  /** ISO. */
  when: string;
  /** When its author last changed it; ISO. */
  edited?: string | null;
  why?: string;
  /** Opens a mail that answers. */
  reply?: string;
  words?: { text: string; formatted?: RichText | null };
  acts: Act[];
}

/** Draws one entry of a list. Everything in it is text: no HTML is ever parsed. */
export function cardOf(card: Card, press: (act: Act) => void): DocumentFragment {
  const template = document.getElementById('card') as HTMLTemplateElement;
  const drawn = template.content.cloneNode(true) as DocumentFragment;
  const part = (name: string) => drawn.querySelector(`[data-of="${name}"]`) as HTMLElement;
  part('title').textContent = card.title;
  part('who').textContent = card.who;
  part('when').textContent = local(card.when) + (card.edited ? `, edited ${local(card.edited)}` : '');
  part('why').textContent = card.why ?? '';
  if (card.words) part('words').append(...wordsOf(card.words));
  part('acts').append(...card.acts.map((act) => buttonOf(act, press)));
  if (card.reply) part('acts').prepend(replyTo(card.reply));
  return drawn;
}

function local(time: string): string {
  return new Date(time).toLocaleString();
}

function replyTo(address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.textContent = 'Reply';
  return link;
}

function buttonOf(act: Act, press: (act: Act) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = act.label;
  if (act.method === 'DELETE') button.className = 'danger';
  button.addEventListener('click', () => press(act));
  return button;
}

function wordsOf({ text, formatted }: NonNullable<Card['words']>): Node[] {
  if (formatted) return formatted.map(nodeOf);
  const typed = document.createElement('p');
  typed.className = 'typed';
  typed.textContent = text;
  return [typed];
}

/** A link is shown with where it leads and cannot be pressed: nobody's link opens from the desk. */
function nodeOf(node: RichNode): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.tag === 'a' ? 'span' : node.tag);
  element.append(...(node.children ?? []).map(nodeOf));
  if (node.href && node.href !== element.textContent) element.append(` (${node.href})`);
  return element;
}
