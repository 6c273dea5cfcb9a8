import type { Artifact, Situation } from '@coachlab/contracts';
import { isTelling, stemsOf, wordsOf } from '@coachlab/search';
import type { Question } from '../chat/question.ts';
import { type Knowledge, namesOf, standsIn } from '../knowledge/knowledge.ts';
import { nextItems, personaOf, stageOf } from './next-items.ts';
import { artifactText } from './parts.ts';
import { bullets, button, firstSentence, numbered, paragraphs, quoted, type Reply } from './reply.ts';
import { sceneOf } from './scene.ts';

/** The four things that can be asked for in words of one's own; all else is searched for. */
const COMMANDS = {
  start: /\bwhere (?:do|should|can|could|shall) (?:i|we|one) (?:start|begin)\b|\b(?:get|getting) started\b/i,
  explain:
    /\b(?:explain|describe|teach me|what(?:'s| is| are)|how (?:do|can|should) i use|how to use|tell me about|steps of)\b/i,
  practise: /\b(?:practi[sc]e|practi[sc]ing|role-?play|rehears(?:e|al|ing))\b/i,
  next: /\bwhat(?:'s| is| comes| should (?:i|we) do)? next\b|\b(?:my|the) next step on my\b|\brecommend(?:ation)?s? for me\b/i,
} as const;

/** What goes on over several messages, found again from what the visitor said. */
type Thread =
  { kind: 'steps'; item: Artifact; at: number } | { kind: 'scene'; of: Artifact | Situation; at: number };

/** Words alone with which somebody goes on, and ends it. */
const ONWARD = new Set(['next', 'continue', 'go on', 'ok', 'okay', 'yes', 'and then', 'more']);
const ENDS = new Set(['stop', 'end', 'quit', 'cancel', 'enough']);

/** The answer to one of the four commands, or to what goes on since one; undefined where neither is said. */
export function commanded(question: Question, knowledge: Knowledge): Reply | undefined {
  const said = question.history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  let thread: Thread | undefined;
  for (const message of said) thread = after(thread, message, undefined, knowledge, question.page);
  const before = thread;
  const { message, act, page } = question;
  thread = after(before, message, act, knowledge, page);
  if (thread?.kind === 'steps') return stepText(thread.item, thread.at);
  if (thread?.kind === 'scene') return sceneText(thread.of, thread.at, message);
  if (before?.kind === 'scene' && ENDS.has(plain(message))) return endOf(before.of);
  if (act) return undefined;
  if (COMMANDS.practise.test(message) && isBare(message, COMMANDS.practise))
    return scenesToChoose(question, knowledge);
  const asksNext = [COMMANDS.start, COMMANDS.next].some(
    (command) => command.test(message) && isBare(message, command),
  );
  if (asksNext) return whatNext(question, knowledge);
  const named = COMMANDS.explain.test(message) ? namedItem(message, knowledge.items) : undefined;
  return named && artifactText(named);
}

/** Where a message leads from where the visitor was. */
function after(
  thread: Thread | undefined,
  message: string,
  act: Question['act'],
  knowledge: Knowledge,
  page: string,
): Thread | undefined {
  const words = plain(message);
  if (act?.part === 'next' && thread?.kind === 'steps') return stepped(thread);
  if (act?.part === 'explain' || act?.part === 'practise') {
    const of = knowledge.item(act.slug) ?? knowledge.situation(act.slug);
    return of && begun(act.part, of);
  }
  if (act) return undefined;
  if (COMMANDS.explain.test(message)) {
    const item =
      namedItem(message, knowledge.items) ??
      (isBare(message, COMMANDS.explain) ? onPage(page, knowledge) : undefined);
    if (item) return begun('explain', item);
  }
  if (COMMANDS.practise.test(message)) {
    const scenes = knowledge.items.filter(isPlayable);
    const named = namedItem(message, scenes);
    if (named) return begun('practise', named);
    if (isBare(message, COMMANDS.practise)) return undefined;
    const { certainty, hits } = knowledge.find(message.replace(COMMANDS.practise, ' '));
    const of = hits.find((hit) => hit.kind === 'situation');
    return of && (certainty === 'sure' || certainty === 'unsure')
      ? begun('practise', of.situation)
      : undefined;
  }
  if (thread?.kind === 'steps') return ONWARD.has(words) ? stepped(thread) : undefined;
  if (thread?.kind === 'scene') return ENDS.has(words) ? undefined : { ...thread, at: thread.at + 1 };
  // A scene's title alone chooses it.
  const chosen = knowledge.items.find((item) => isPlayable(item) && plain(item.title) === words);
  return chosen && begun('practise', chosen);
}

function begun(part: 'explain' | 'practise', of: Artifact | Situation): Thread | undefined {
  if (part === 'practise') return linesOf(of).length > 0 ? { kind: 'scene', of, at: 0 } : undefined;
  return 'id' in of && of.category === 'framework' && of.hierarchy
    ? { kind: 'steps', item: of, at: 1 }
    : undefined;
}

function stepped({ item, at }: Extract<Thread, { kind: 'steps' }>): Thread | undefined {
  return at <= (item.hierarchy ?? []).length ? { kind: 'steps', item, at: at + 1 } : undefined;
}

function plain(message: string): string {
  return wordsOf(message).join(' ');
}

/** Whether a command is all that is said: “where do I start with delegation” has a subject of its own. */
function isBare(message: string, command: RegExp): boolean {
  return (
    wordsOf(message.replace(command, ' '))
      .filter(isTelling)
      .filter((word) => !SMALL.has(word)).length === 0
  );
}

/** Words that name no subject of their own. */
const SMALL = new Set(
  'conversation talk hard difficult tough scene scenario page framework coaching journey path'.split(' '),
);

/** The item that a message names; the longest name wins. */
function namedItem(message: string, items: readonly Artifact[]): Artifact | undefined {
  const words = stemsOf(message);
  let best: { item: Artifact; length: number } | undefined;
  for (const item of items)
    for (const name of namesOf({ kind: 'artifact', item })) {
      const said = stemsOf(name);
      if (said.join('').length > (best?.length ?? 2) && standsIn(words, said))
        best = { item, length: said.join('').length };
    }
  return best?.item;
}

/** The artifact whose page is open, by its address in the page's description. */
export function onPage(page: string, knowledge: Knowledge): Artifact | undefined {
  for (const word of page.split(/\s/)) {
    const target = knowledge.addresses.at(word.endsWith('.') ? word.slice(0, -1) : word);
    if (target?.startsWith('artifact:')) return knowledge.item(target.slice('artifact:'.length));
  }
  return undefined;
}

/** The first line of a step is what it is for; the others are questions to be asked aloud. */
function stepText(item: Artifact, at: number): Reply {
  const steps = item.hierarchy ?? [];
  const step = steps[at - 1];
  if (!step) {
    const drill = item.enrichment?.applicationDrill;
    return {
      text: paragraphs(
        `That was all of **${item.title}**.`,
        drill && `To try it once (${drill.duration}): ${drill.description}`,
      ),
      cites: [item.id, ...(item.relatedArtifacts ?? []).slice(0, 2)],
    };
  }
  const [about = '', ...lines] = step.description.split('\n').filter(Boolean);
  const next = steps[at]?.title;
  return {
    text: paragraphs(
      at === 1 && `**${item.title}**: ${item.description}`,
      `*${item.title} · step ${at} of ${steps.length}*`,
      `**${step.title}.** ${about}`,
      lines.length > 0 && bullets(lines),
    ),
    cites: [item.id],
    buttons: [
      { label: next ? `Next: ${next}` : 'To close', says: 'next', act: { part: 'next', slug: item.id } },
    ],
  };
}

/** What the other side of a scene says, one after the other. */
function linesOf(of: Artifact | Situation): string[] {
  return 'id' in of ? sceneOf(of).lines : (of.replies ?? []).map(({ they }) => they);
}

function isPlayable(item: Artifact): boolean {
  return item.category === 'scenario' && sceneOf(item).lines.length > 0;
}

function sceneText(of: Artifact | Situation, at: number, message: string): Reply {
  const lines = linesOf(of);
  const other = 'id' in of ? sceneOf(of).other : 'The other side';
  if (at > lines.length) return endOf(of);
  const stop = { label: 'Stop', says: 'stop' };
  if (at > 0) {
    // What would have been said in the catalogue stands beside what was said.
    const better = 'id' in of || at < 2 ? undefined : of.replies?.[at - 2]?.you;
    return {
      text: paragraphs(
        better && `*You said: ${quoted(message.slice(0, 240))} Another way: ${quoted(better)}*`,
        `*${of.title} · line ${at} of ${lines.length}*`,
        `${other}: ${quoted(lines[at - 1]!)}`,
      ),
      buttons: [stop],
    };
  }
  return {
    text: paragraphs(
      `*${of.title} · line 0 of ${lines.length}*`,
      'id' in of ? (of.enrichment?.realWorldChallenge ?? of.description) : of.goingOn,
      'id' in of
        ? `You are **${sceneOf(of).you}**, and I read **${other}** from the written scene. “Stop” ends it.`
        : 'I read what the other side is likely to say, as it stands in the catalogue. “Stop” ends it.',
      !('id' in of) &&
        of.sayThis[0] &&
        `You might open with this, in your own words: ${quoted(of.sayThis[0])}`,
      'You open. What do you say first?',
    ),
    cites: 'id' in of ? [of.id] : of.artifacts.slice(0, 1),
    buttons: [stop],
  };
}

function endOf(of: Artifact | Situation): Reply {
  const last = 'id' in of ? of.hierarchy?.at(-1)?.description : of.why;
  return {
    text: paragraphs(
      `That was **${of.title}**.`,
      'id' in of && of.enrichment && `What it turns on: ${firstSentence(of.enrichment.coreInsight)}`,
      last && `To think over: ${last}`,
      'Which of your sentences would you say again tomorrow?',
    ),
    cites: 'id' in of ? [of.id, ...(of.relatedArtifacts ?? []).slice(0, 2)] : of.artifacts.slice(0, 2),
    buttons:
      'id' in of ? [button('Practise it again', 'practise', of.id)] : [button(of.title, 'whole', of.slug)],
  };
}

function scenesToChoose({ journey }: Question, { items }: Knowledge): Reply | undefined {
  const all = items.filter(isPlayable);
  const some = [...all.filter(({ id }) => !journey.completedItems.includes(id)), ...all].slice(0, 3);
  if (some.length === 0) return undefined;
  return {
    text: paragraphs(
      'Which of these is nearest to yours?',
      numbered(some.map(({ title, subtitle }) => `**${title}**: ${subtitle}`)),
      'Or say in a sentence who it is with and what is hard about it.',
    ),
    cites: some.map(({ id }) => id),
    buttons: some.map(({ id, title }) => button(title, 'practise', id)),
  };
}

const MOTIVATION = {
  foundation: 'building your foundation',
  practice: 'practising skills and analysis',
  mastery: 'mastering strategic thinking',
};

/** What comes next for this visitor: by persona, stage, prerequisites and what is already done. */
function whatNext(question: Question, knowledge: Knowledge): Reply {
  const completed = new Set(question.journey.completedItems);
  const persona = personaOf(question.profile, knowledge);
  const items = nextItems(knowledge, question, persona).slice(0, 3);
  const done = [...completed].filter((id) => knowledge.item(id)).length;
  if (items.length === 0)
    return {
      text: 'You have completed all that is open to you. [Your journey](page:journey) shows the whole path.',
    };
  return {
    text: paragraphs(
      done === 0
        ? 'You have completed nothing yet, so begin small.'
        : `You have completed ${done} of ${knowledge.items.length}, and are ${MOTIVATION[stageOf(completed, knowledge)]}.`,
      numbered(
        items.map(({ id, title, description }) => {
          const minutes = knowledge.metadata[id]?.time_minutes;
          return `**${title}**${minutes ? ` (${minutes} minutes)` : ''}: ${firstSentence(description)}`;
        }),
      ),
      persona
        ? 'They were chosen for your persona; [your journey](page:journey) shows the whole path.'
        : 'I do not know your persona yet. The [intake quiz](page:intake-quiz) takes 90 seconds and sharpens this.',
    ),
    cites: items.map(({ id }) => id),
    buttons: items.map(({ id, title }) => button(title, 'explain', id)),
  };
}
