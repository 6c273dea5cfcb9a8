import {
  type ChatAct,
  type ChatButton,
  SITUATION_THEMES,
  type Situation,
  type SituationTheme,
} from '@coachlab/contracts';
import { isTelling, SearchIndex, stem, wordsOf } from '@coachlab/search';
import type { Answerer, Piece } from '../chat/answerer.ts';
import { type Question, saidBefore } from '../chat/question.ts';
import type { Hit, Hits, Knowledge } from '../knowledge/knowledge.ts';
import { commanded } from './commands.ts';
import { REST_IS_ENGLISH } from './in-language.ts';
import {
  artifactText,
  entryText,
  notionText,
  pageText,
  PART_WORDS,
  partText,
  questionText,
  type TextPart,
  titleIn,
  wholeSituation,
} from './parts.ts';
import { quoteFrom } from './quote.ts';
import { bullets, button, paragraphs, type Reply } from './reply.ts';

/** Telling words below which a message goes on about the one before it. */
const FEW = 4;
const CARDS = 3;
const THEMES = 3;
/** How much of a question about a situation one of its entries has to say. */
const ANSWERS = 0.6;

/** Finds, quotes, and says how sure it is; nothing is written that does not stand in the catalogue. */
export class Retrieval implements Answerer {
  // oxlint-disable-next-line require-await -- one interface with what takes its time
  async *answer(question: Question, knowledge: Knowledge): AsyncGenerator<Piece> {
    const { text, cites = [], buttons = [] } = replyTo(question, knowledge);
    yield { text: knowledge.addresses.outward(text) };
    yield { cites: [...cites] };
    if (buttons.length > 0) yield { buttons: [...buttons] };
  }
}

function replyTo(question: Question, knowledge: Knowledge): Reply {
  const pressed = question.act && partPressed(question.act, question, knowledge);
  return pressed ?? commanded(question, knowledge) ?? searched(question, knowledge);
}

/** What a button asks for; undefined for what is a command of several messages, or no longer there. */
function partPressed({ part, slug }: ChatAct, question: Question, knowledge: Knowledge): Reply | undefined {
  if (part === 'theme') return inTheme(slug, question, knowledge);
  if (part === 'practise' || part === 'next') return undefined;
  const item = knowledge.item(slug);
  if (item)
    return part === 'explain' && item.hierarchy && item.category === 'framework'
      ? undefined
      : artifactText(item);
  const of = knowledge.situation(slug);
  if (!of) return undefined;
  const [before = ''] = saidBefore(question);
  const { language } = knowledge.find(before);
  return part === 'whole' || part === 'explain'
    ? wholeSituation(of, knowledge, language)
    : partText(of, part);
}

function searched(question: Question, knowledge: Knowledge): Reply {
  const { message } = question;
  const telling = wordsOf(message).filter(isTelling);
  const [before] = saidBefore(question);
  const alone = knowledge.find(message);
  const under = before === undefined ? undefined : subjectOf(question, knowledge);
  if (under?.faq?.some((entry) => entry.question === message))
    return aboutSubject(under, question, knowledge);
  if (alone.certainty !== 'sure' && before !== undefined && telling.length < FEW) {
    if (under) return aboutSubject(under, question, knowledge);
    return shown(knowledge.find(`${before}\n${message}`), `${before}\n${message}`, knowledge);
  }
  if (alone.certainty === 'nothing' && telling.length <= 1) return { text: GREETING, buttons: WAYS_IN };
  return shown(alone, message, knowledge);
}

/** The situation that was talked of last, where it was surely one. */
function subjectOf(question: Question, knowledge: Knowledge): Situation | undefined {
  for (const said of saidBefore(question)) {
    const { certainty, hits } = knowledge.find(said);
    const [first] = hits;
    if (certainty === 'sure') return first?.kind === 'situation' ? first.situation : undefined;
  }
  return undefined;
}

/** An entry that answers, a part that is named, or what else is asked about it. */
function aboutSubject(of: Situation, { message }: Question, knowledge: Knowledge): Reply {
  const words = new Set(wordsOf(message).map(stem));
  const named = (Object.keys(PART_WORDS) as TextPart[]).find((part) =>
    PART_WORDS[part].some((word) => words.has(stem(word))),
  );
  const [entry, ...others] = entriesFor(of, message);
  if (entry && entry.coverage >= ANSWERS) return entryText(of, entry);
  if (named) return partText(of, named);
  const asked = [...(entry ? [entry, ...others] : []), ...(of.faq ?? [])].map(({ question }) => question);
  const near = [...new Set(asked)].slice(0, CARDS);
  if (near.length === 0) return wholeSituation(of, knowledge, knowledge.find(message).language);
  return {
    text: paragraphs(
      `On [${of.title}](situation:${of.slug}) nothing here answers just that. What others asked next:`,
      bullets(near),
      'Is it about something else? Say in one sentence who did what to whom.',
    ),
    buttons: [...near.map((says) => ({ label: says, says })), button(of.title, 'whole', of.slug)],
  };
}

/** The entries of a situation that say any of it, the nearest first. */
function entriesFor({ faq = [] }: Situation, message: string) {
  const entries = faq.map(({ question, alsoAsked = [] }, at) => ({
    id: String(at),
    title: question,
    keywords: alsoAsked.join('\n'),
  }));
  const found = new SearchIndex(entries).find(message, CARDS);
  return found.map(({ id, coverage }) => ({ ...faq[Number(id)]!, coverage }));
}

function shown(hits: Hits, asked: string, knowledge: Knowledge): Reply {
  const { certainty, hits: all, language } = hits;
  const [first] = all;
  const note = language === 'en' ? undefined : `*${REST_IS_ENGLISH[language]}*`;
  const withNote = (reply: Reply): Reply => ({ ...reply, text: paragraphs(reply.text, note) });
  if (certainty === 'nothing' || !first) return withNote({ text: NOTHING, buttons: WAYS_IN });
  if (certainty === 'low') return withNote(themesOf(all));
  return withNote(
    certainty === 'sure' ? one(first, hits, knowledge) : cards(all.slice(0, CARDS), asked, hits, knowledge),
  );
}

function one(hit: Hit, { language, hits }: Hits, knowledge: Knowledge): Reply {
  switch (hit.kind) {
    case 'situation': {
      const { cites = [], ...whole } = wholeSituation(hit.situation, knowledge, language);
      const beside = hits[1]?.kind === 'artifact' ? [hits[1].item.id] : [];
      return { ...whole, cites: [...cites.slice(0, 2), ...beside, ...cites.slice(2)] };
    }
    case 'question':
      return questionText(hit.question, language);
    case 'artifact':
      return artifactText(hit.item);
    case 'notion':
      return notionText(hit.notion);
    case 'page':
      return pageText(hit.page);
  }
}

const KINDS = { situation: 'situation', question: 'question', notion: 'term', page: 'page' } as const;

function cards(hits: readonly Hit[], asked: string, { language }: Hits, knowledge: Knowledge): Reply {
  const lines = hits.map((hit) => {
    const target = knowledge.targetOf(hit);
    const kind = hit.kind === 'artifact' ? hit.item.category.replaceAll('-', ' ') : KINDS[hit.kind];
    const open = target ? `, [open](${target})` : '';
    return `- **${titleOf(hit, language)}** (${kind}${open})\n\n  > ${quoteFrom(hit, asked, knowledge, language)}`;
  });
  return {
    text: paragraphs(
      NUMBERS[hits.length],
      lines.join('\n\n'),
      'None of these? Say in one sentence who did what to whom.',
    ),
    cites: [
      ...hits.flatMap((hit) => (hit.kind === 'artifact' ? [hit.item.id] : [])),
      ...hits.flatMap((hit) => (hit.kind === 'situation' ? hit.situation.artifacts.slice(0, 1) : [])),
      ...hits.flatMap((hit) => (hit.kind === 'notion' ? hit.notion.artifacts.slice(0, 1) : [])),
    ],
    buttons: hits.flatMap((hit): ChatButton[] => {
      if (hit.kind === 'situation') return [button(titleOf(hit, language), 'whole', hit.situation.slug)];
      if (hit.kind === 'artifact') return [button(hit.item.title, 'explain', hit.item.id)];
      const title = titleOf(hit, language);
      return hit.kind === 'page' ? [] : [{ label: title, says: title }];
    }),
  };
}

const NUMBERS: Readonly<Record<number, string>> = {
  1: 'This comes closest:',
  2: 'Two things here come closest:',
  3: 'Three things here come closest:',
};

function titleOf(hit: Hit, language: Hits['language']): string {
  if (hit.kind === 'situation') return titleIn(hit.situation, language);
  if (hit.kind === 'artifact') return hit.item.title;
  if (hit.kind === 'notion') return hit.notion.term;
  return hit.kind === 'page' ? hit.page.title : hit.question.title;
}

/** One question, made of the themes of what is nearest. */
function themesOf(hits: readonly Hit[]): Reply {
  const all = hits.slice(0, 12).flatMap((hit) => (hit.kind === 'situation' ? [hit.situation.theme] : []));
  const themes = [...new Set(all)].slice(0, THEMES);
  return {
    text: 'I am not sure what this is about. Is it one of these? Or say in one sentence who did what to whom.',
    buttons: themes.map((theme) => button(SITUATION_THEMES[theme], 'theme', theme)),
  };
}

/** What was asked before, within a theme. */
function inTheme(slug: string, question: Question, knowledge: Knowledge): Reply | undefined {
  if (!Object.hasOwn(SITUATION_THEMES, slug)) return undefined;
  const theme = slug as SituationTheme;
  const asked = saidBefore(question)[0] ?? SITUATION_THEMES[theme];
  const found = knowledge.find(asked);
  const hits = found.hits
    .filter((hit) => hit.kind === 'situation' && hit.situation.theme === theme)
    .slice(0, CARDS);
  return hits.length > 0 ? cards(hits, asked, found, knowledge) : undefined;
}

const WAYS_IN: ChatButton[] = [
  'One of my people is always late',
  'What is active listening?',
  'I want to practise a hard conversation',
].map((says) => ({ label: says, says }));

const ABOUT = paragraphs(
  'This site is about what happens between people at work. You can:',
  bullets([
    'say in a sentence who did what: “one of my people is always late”',
    'ask what a word means: “what is active listening?”',
    'have a framework explained: “explain GROW”',
    'practise a talk: “practise a missed deadline”',
    'ask what comes next on your path; or [start here](page:start)',
  ]),
);
const GREETING = paragraphs('Hello. What conversation is on your mind?', ABOUT);
const NOTHING = paragraphs('I do not know of anything here on this.', ABOUT);
