import type { Artifact } from '@coachlab/contracts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Question } from '../chat/question.ts';

/** Items that a model sees, and characters of each. */
const MOST_ITEMS = 8;
const MOST_CHARACTERS = 1_600;
/** Earlier messages of the visitor that help to choose them. */
const LOOK_BACK = 2;

/** What the model is told beside the question, as one JSON text. */
export function groundingFor(question: Question, catalogue: Catalogue): string {
  const { page, profile, journey } = question;
  return inert({
    catalogue: itemsFor(question, catalogue).map(factsOf),
    page,
    profile,
    completed: catalogue.citations(journey.completedItems).map(({ id, title }) => ({ id, title })),
    mode: journey.mode,
  });
}

function itemsFor({ message, history, page }: Question, catalogue: Catalogue): Artifact[] {
  const earlier = history.filter(({ role }) => role === 'user').slice(-LOOK_BACK);
  const text = [...earlier.map(({ content }) => content), message, message].join('\n');
  const open = catalogue.get(/\/artifact\/([a-z0-9-]+)/.exec(page)?.[1] ?? '');
  const found = catalogue.index.find(text).map(({ item }) => item);
  return [...new Set([...(open ? [open] : []), ...found])].slice(0, MOST_ITEMS);
}

function factsOf({ id, title, category, description, enrichment, hierarchy }: Artifact) {
  const parts = (hierarchy ?? []).map((part) => `${part.title}: ${part.description}`).join('\n');
  const more = [enrichment?.coreInsight, ...(enrichment?.actionableGuidance ?? []), parts];
  return {
    id,
    title,
    category,
    description,
    more: more.filter(Boolean).join('\n').slice(0, MOST_CHARACTERS),
  };
}

/** JSON in which no text can pass for the end of the data. */
function inert(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
