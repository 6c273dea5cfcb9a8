import type { Artifact, ChatMessage, Situation } from '@coachlab/contracts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Notion } from './coach-content.ts';
import type { Form } from './requests.ts';
import { ADDED } from './words-abroad.ts';

/** How the coach ends an answer from a situation; a choice between several ends otherwise. */
export const ANSWERED = '[On a page of its own]';
const ENDS: readonly string[] = [ANSWERED, ...Object.values(ADDED).map(({ page }) => page)];

/** Where the way to the whole begins, in whichever language; -1 where a text is about no situation. */
export function answeredAt(text: string): number {
  return Math.max(...ENDS.map((end) => text.lastIndexOf(end)));
}

/** What an answer of the coach was about; what the visitor says next may go on about it. */
export type Subject =
  | { kind: 'situation'; situation: Situation; form: Form | undefined }
  | { kind: 'choice'; situations: Situation[] }
  | { kind: 'notions'; notions: Notion[] }
  | { kind: 'items'; items: Artifact[]; compared: boolean };

/** The headings under which forms are handed over, by which the coach knows them again. */
const HEADINGS: readonly (readonly [Form, string])[] = [
  ['email', 'An email to'],
  ['email', 'A message to'],
  ['agenda', 'Agenda,'],
  ['checklist', 'Checklist'],
  ['questions', 'Questions to ask'],
  ['words', 'To be said aloud'],
];
export const COMPARED = 'Where they part:';

const LINKED = /\bsituation:([a-z0-9-]+)/;

/** The situation that a text is about: what else it may be is linked above the answer. */
export function situationIn(text: string, { situations }: Catalogue): Situation | undefined {
  const slug = LINKED.exec(text.slice(Math.max(0, answeredAt(text))))?.[1];
  return situations.situations.find((one) => one.slug === slug);
}

/** What the last answer that was about anything was about. */
export function subjectOf(
  history: readonly ChatMessage[],
  catalogue: Catalogue,
  notions: readonly Notion[],
): Subject | undefined {
  for (const { role, content } of history.toReversed()) {
    const subject = role === 'assistant' ? subjectIn(content, catalogue, notions) : undefined;
    if (subject) return subject;
  }
  return undefined;
}

function subjectIn(text: string, catalogue: Catalogue, notions: readonly Notion[]): Subject | undefined {
  if (answeredAt(text) >= 0) {
    const situation = situationIn(text, catalogue);
    return situation && { kind: 'situation', situation, form: formIn(text) };
  }
  const bold = [...new Set([...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, title]) => title!))];
  const explained = bold.flatMap((title) => notions.find((one) => `${one.term}.` === title) ?? []);
  if (explained.length > 0) return { kind: 'notions', notions: explained };
  const linked = [...new Set([...text.matchAll(new RegExp(LINKED, 'g'))].map(([, slug]) => slug))];
  const situations = linked.flatMap(
    (slug) => catalogue.situations.situations.find((one) => one.slug === slug) ?? [],
  );
  if (situations.length > 0) return { kind: 'choice', situations };
  const items = bold.flatMap((title) => catalogue.items.find((item) => item.title === title) ?? []);
  return items.length > 0 ? { kind: 'items', items, compared: text.includes(COMPARED) } : undefined;
}

/** What was handed over in a text. */
export function formIn(text: string): Form | undefined {
  return HEADINGS.find(([, heading]) => text.includes(`**${heading}`))?.[0];
}
