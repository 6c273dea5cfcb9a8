import type { Artifact, ChatMessage } from '@coachlab/contracts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { mark, readMarker } from '../marker.ts';
import { namedItem } from '../names.ts';
import { numbered, paragraphs } from '../phrases.ts';
import type { Move, Reply, Turn } from '../turn.ts';

const WANTS =
  /\b(fill(ing)?( it| this| that)?( in| out)|complete the prompt|(help|use|prepare|write|make|build|set up)\b.{0,30}\bprompts?)\b/i;

/** Fills in a prompt with the visitor, blank by blank, and hands the whole back for copying. */
export const fillIn: Move = (turn) => {
  const under = readMarker(turn.before, turn.catalogue);
  if (under?.thread === 'blank') return nextBlank(turn, under.item, under.at);
  if (!WANTS.test(turn.message)) return undefined;
  const item = chosen(turn);
  return item ? opening(item) : offer(turn);
};

function chosen(turn: Turn): Artifact | undefined {
  const { message, catalogue, onPage, before } = turn;
  const prompts = catalogue.items.filter(isPrompt);
  const named = namedItem(message, prompts, true);
  if (named) return named;
  if (onPage && isPrompt(onPage)) return onPage;
  const mentioned = prompts.find(({ title }) => before.includes(`**${title}**`));
  if (mentioned) return mentioned;
  const hit = catalogue.index.find(message.replace(WANTS, ' '), isPrompt)[0];
  return hit && hit.score >= 4 && hit.coverage >= 0.5 ? hit.item : undefined;
}

function offer({ catalogue }: Turn): Reply | undefined {
  const first = catalogue.items.filter(isPrompt).slice(0, 3);
  if (first.length === 0) return undefined;
  return {
    text: paragraphs(
      'Which prompt? These are three; or tell me what it should help you with.',
      numbered(first.map(({ title, subtitle }) => `**${title}**: ${subtitle}`)),
    ),
    cites: first.map(({ id }) => id),
  };
}

function opening(item: Artifact): Reply {
  return {
    text: paragraphs(
      `**${item.title}**: ${item.description}`,
      'Leave names and health details out; roles will do. I keep nothing.',
      blankText(item, 1),
    ),
    cites: [item.id],
  };
}

function blankText(item: Artifact, at: number): string {
  const blanks = item.hierarchy ?? [];
  const { title, description } = blanks[at - 1]!;
  return paragraphs(mark(item, 'blank', at, blanks.length), `**${title}.** ${description}`);
}

function nextBlank({ question, catalogue }: Turn, item: Artifact, at: number): Reply {
  const blanks = item.hierarchy ?? [];
  if (at < blanks.length) return { text: blankText(item, at + 1), cites: [item.id] };
  const said = [...question.history, { role: 'user', content: question.message } as const];
  return {
    text: paragraphs(
      'There it is. Copy it into the model of your choice, and read it once more for names.',
      `~~~text\n${filled(item, answersIn(said, item, catalogue)).replaceAll('~~~', '~ ~ ~')}\n~~~`,
    ),
    cites: [item.id],
  };
}

/** Blank number to the visitor's words: the message that follows the coach's asking. */
function answersIn(said: readonly ChatMessage[], item: Artifact, catalogue: Catalogue): Map<number, string> {
  const answers = new Map<number, string>();
  said.forEach(({ role, content }, index) => {
    if (role !== 'assistant') return;
    const marker = readMarker(content, catalogue);
    const next = said[index + 1];
    if (marker?.thread === 'blank' && marker.item === item && next?.role === 'user')
      answers.set(marker.at, next.content.trim());
  });
  return answers;
}

/** What was not answered, or lies too far back, stays a blank that can be seen. */
function filled({ promptTemplate = '', hierarchy = [] }: Artifact, answers: Map<number, string>): string {
  const byName = new Map(hierarchy.map(({ title }, index) => [nameOf(title), answers.get(index + 1)]));
  return promptTemplate.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => byName.get(name) ?? blank);
}

/** “What I want to learn” to what_i_want_to_learn. */
function nameOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

function isPrompt({ category, promptTemplate, hierarchy }: Artifact): boolean {
  return category === 'ai-prompt' && promptTemplate !== undefined && (hierarchy ?? []).length > 0;
}
