import type { Artifact, Situation } from '@coachlab/contracts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Question } from '../chat/question.ts';
import { Turn } from '../coach/turn.ts';
import type { SitePage } from '../site/site.ts';
import { KNOWN, LIKELY, NEAR } from '../situations/confidence.ts';

/** Items that a model sees, and characters of each. */
const MOST_ITEMS = 8;
const MOST_CHARACTERS = 1_600;
/** Pages that a model sees. */
const MOST_PAGES = 40;
/** Situations that a model sees. */
const MOST_SITUATIONS = 3;
/** A message of fewer words goes on about what is under way: “Shorter”, “Give me the words”. */
const NEW_SUBJECT = 5;
/** Earlier messages of the visitor that help to choose them. */
const LOOK_BACK = 2;

/** What the model is told beside the question, as one JSON text. */
export function groundingFor(question: Question, catalogue: Catalogue): string {
  const { page, profile, journey } = question;
  return inert({
    situations: situationsFor(question, catalogue).map(factsOfSituation),
    catalogue: itemsFor(question, catalogue).map(factsOf),
    pages: catalogue.site.pages.slice(0, MOST_PAGES).map(factsOfPage),
    page,
    profile,
    completed: catalogue.citations(journey.completedItems).map(({ id, title }) => ({ id, title })),
    mode: journey.mode,
  });
}

/** The situation that an answer is about: the one that the message speaks of, or the one under way. */
export function situationOf(question: Question, catalogue: Catalogue): Situation | undefined {
  const { match, situation } = new Turn(question, catalogue);
  if (situation && wordsIn(question) < NEW_SUBJECT) return situation;
  const likely = match.confidence >= LIKELY && match.known >= KNOWN;
  return likely ? match.candidates[0]?.situation : situation;
}

/** That one first, and what else the message may speak of. */
function situationsFor(question: Question, catalogue: Catalogue): Situation[] {
  const { candidates, confidence } = catalogue.situations.match(question.message);
  const about = situationOf(question, catalogue);
  if (about && wordsIn(question) < NEW_SUBJECT) return [about];
  const near = confidence >= NEAR ? candidates.slice(0, MOST_SITUATIONS).map((one) => one.situation) : [];
  return [...new Set([...(about ? [about] : []), ...near])].slice(0, MOST_SITUATIONS);
}

function wordsIn({ message }: Question): number {
  return message.trim().split(/\s+/).length;
}

function factsOfSituation({ title, goingOn, doFirst, sayThis, replies, avoid, ...more }: Situation) {
  const { beyondCoaching, artifacts } = more;
  return { title, goingOn, doFirst, sayThis, replies, avoid, beyondCoaching, artifacts };
}

function itemsFor(question: Question, catalogue: Catalogue): Artifact[] {
  const { message, history } = question;
  const earlier = history.filter(({ role }) => role === 'user').slice(-LOOK_BACK);
  const text = [...earlier.map(({ content }) => content), message, message].join('\n');
  const open = new Turn(question, catalogue).onPage;
  const found = catalogue.index.find(text).map(({ item }) => item);
  const about = situationOf(question, catalogue);
  const named = (about?.artifacts ?? []).flatMap((id) => catalogue.get(id) ?? []);
  return [...new Set([...(open ? [open] : []), ...named, ...found])].slice(0, MOST_ITEMS);
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

function factsOfPage({ name, title, description, told }: SitePage) {
  return { id: `page:${name}`, title, says: told?.says ?? description };
}

/** JSON in which no text can pass for the end of the data. */
function inert(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
