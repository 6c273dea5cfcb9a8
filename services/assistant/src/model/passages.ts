import { type Question, saidBefore } from '../chat/question.ts';
import { onPage } from '../answer/commands.ts';
import type { Hit, Knowledge } from '../knowledge/knowledge.ts';

/** Passages that a model sees, and characters of each; pages that it sees. */
const [MOST, LONGEST, MOST_PAGES] = [6, 2_400, 40];

interface Passage {
  /** By which the model links it: `[[id]]`. */
  id: string;
  title: string;
  text: string;
}

/** What the model is told beside the question, as one JSON text in which no text can pass for the end of the data. */
export function dataFor(question: Question, knowledge: Knowledge): string {
  const { page, profile, journey } = question;
  const pages = knowledge.site.pages.slice(0, MOST_PAGES);
  return JSON.stringify({
    passages: passagesFor(question, knowledge),
    pages: pages.map(({ name, title, description, told }) => ({
      id: `page:${name}`,
      title,
      text: told?.says ?? description,
    })),
    page,
    profile,
    completed: knowledge.citations(journey.completedItems).map(({ id, title }) => ({ id, title })),
    mode: journey.mode,
  }).replaceAll('<', '\\u003c');
}

/** What stands nearest to the message, and to the one before it where that is what it goes on about; the open page's first. */
function passagesFor(question: Question, knowledge: Knowledge): Passage[] {
  const [before = ''] = saidBefore(question);
  const alone = knowledge.find(question.message);
  const { hits } = alone.certainty === 'sure' ? alone : knowledge.find(`${before}\n${question.message}`);
  const item = onPage(question.page, knowledge);
  const open: Hit[] = item ? [{ kind: 'artifact', item }] : [];
  const passages = [...open, ...hits.slice(0, MOST)].map((hit) => passageOf(hit, knowledge));
  return [...new Map(passages.map((passage) => [passage.id, passage])).values()].slice(0, MOST);
}

function passageOf(hit: Hit, knowledge: Knowledge): Passage {
  const of = (id: string, title: string, texts: readonly (string | undefined)[]): Passage => ({
    id,
    title,
    text: texts.filter(Boolean).join('\n').slice(0, LONGEST),
  });
  switch (hit.kind) {
    case 'situation': {
      const { slug, title, goingOn, doFirst, sayThis, avoid, beyondCoaching, artifacts } = hit.situation;
      const items = knowledge.citations(artifacts).map(({ id, title: name }) => `[[${id}]] ${name}`);
      const says = sayThis.map((words) => `Say: “${words}”`);
      return of(`situation:${slug}`, title, [
        doFirst,
        ...says,
        `Avoid: ${avoid}`,
        beyondCoaching,
        goingOn,
        ...items,
      ]);
    }
    case 'artifact': {
      const { id, title, description, enrichment, hierarchy = [] } = hit.item;
      const parts = hierarchy.map((part) => `${part.title}: ${part.description}`);
      return of(id, title, [
        description,
        enrichment?.coreInsight,
        ...(enrichment?.actionableGuidance ?? []),
        ...parts,
      ]);
    }
    case 'notion':
      return of(`notion:${hit.notion.term}`, hit.notion.term, [hit.notion.means, hit.notion.use]);
    case 'question':
      return of(`question:${hit.question.topic}`, hit.question.title, [hit.question.answer.en]);
    case 'page':
      return of(`page:${hit.page.name}`, hit.page.title, [hit.page.told?.says ?? hit.page.description]);
  }
}
