import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChatMessage } from '@coachlab/contracts';
import { HELP_PAGE } from '@coachlab/safety';
import { readContentFile } from '@coachlab/service-common';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { questionFrom } from '../chat/question-from.ts';
import { readCoachContent } from '../coach/coach-content.ts';
import { Coach } from '../coach/coach.ts';
import { situationIn } from '../coach/subject.ts';
import { guarded } from '../safety/guarded.ts';
import { EVALUATION } from './situation-questions.ts';

/** What must be true of an answer; what is not named is not looked at. */
export interface Expectation {
  /** Addresses, or the last part of one: at least one is linked or cited. */
  links?: string[];
  /** Slugs: the answer itself is about one of these situations, whatever else it links. */
  about?: string[];
  /** Regular expressions that all fit, in any case. */
  says?: string[];
  saysNot?: string[];
  maxWords?: number;
  /** Labels that all stand under the answer. */
  buttons?: string[];
  /** Whether a danger was answered, with who to call. */
  help?: boolean;
}

export interface Conversation {
  turns: { say: string; expect: Expectation }[];
  /** The visitor's page in words. */
  page?: string;
  note?: string;
}

export interface TurnPlayed {
  said: string[];
  answer: string;
  /** What did not hold, in words. */
  faults: string[];
}

interface Answer {
  text: string;
  addresses: string[];
  buttons: string[];
}

const texts = { type: 'array', items: { type: 'string', minLength: 1 } };
const SCHEMA = {
  type: 'array',
  items: {
    type: 'object',
    required: ['turns'],
    additionalProperties: false,
    properties: {
      page: { type: 'string' },
      note: { type: 'string' },
      turns: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['say', 'expect'],
          additionalProperties: false,
          properties: {
            say: { type: 'string', minLength: 1 },
            expect: {
              type: 'object',
              additionalProperties: false,
              properties: {
                links: texts,
                about: texts,
                says: texts,
                saysNot: texts,
                maxWords: { type: 'integer', minimum: 1 },
                buttons: texts,
                help: { type: 'boolean' },
              },
            },
          },
        },
      },
    },
  },
};

/** The conversations of every `evaluation/conversations-*.yaml`, by file. @throws ContentError */
export async function readConversations(folder = EVALUATION): Promise<Map<string, Conversation[]>> {
  const names = (await readdir(folder)).filter((name) => /^conversations-.*\.yaml$/.test(name)).sort();
  const read = names.map(
    async (name) => [name, await readContentFile<Conversation[]>(join(folder, name), SCHEMA)] as const,
  );
  return new Map(await Promise.all(read));
}

/** Plays a conversation from its start, with the safety layer in front of the coach. */
export async function played(
  { turns, page = '' }: Conversation,
  catalogue: Catalogue,
): Promise<TurnPlayed[]> {
  const history: ChatMessage[] = [];
  const done: TurnPlayed[] = [];
  for (const { say, expect } of turns) {
    const answer = await answerTo(say, history, page, catalogue);
    history.push({ role: 'user', content: say }, { role: 'assistant', content: answer.text });
    const said = history.filter(({ role }) => role === 'user').map(({ content }) => content);
    done.push({ said, answer: answer.text, faults: faultsOf(answer, expect, catalogue) });
  }
  return done;
}

let coach: Promise<Coach> | undefined;

function theCoach(): Promise<Coach> {
  return (coach ??= readCoachContent().then((content) => new Coach(content)));
}

async function answerTo(
  message: string,
  history: ChatMessage[],
  page: string,
  catalogue: Catalogue,
): Promise<Answer> {
  const question = questionFrom({
    message,
    conversationHistory: history,
    userProfile: null,
    journeyState: { completedItems: [], mode: 'guided' },
    pageContext: page,
  });
  const answer: Answer = { text: '', addresses: [], buttons: [] };
  const { signal } = new AbortController();
  for await (const piece of guarded(await theCoach(), question, catalogue, ['en-GB'], signal)) {
    if ('text' in piece) answer.text += piece.text;
    else if ('cites' in piece)
      answer.addresses.push(...catalogue.citations(piece.cites).map(({ url }) => url));
    else answer.buttons.push(...piece.buttons.map(({ label }) => label));
  }
  answer.addresses.push(...[...answer.text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address]) => address!));
  return answer;
}

function faultsOf(
  { text, addresses, buttons }: Answer,
  expected: Expectation,
  catalogue: Catalogue,
): string[] {
  const { links, about, says = [], saysNot = [], maxWords = Infinity, buttons: labels = [], help } = expected;
  const words = text.split(/\s+/).filter(Boolean).length;
  const linked = !links || links.some((link) => addresses.some((address) => isAt(address, link)));
  const told = about && situationIn(catalogue.addresses.inward(text), catalogue)?.slug;
  return [
    ...(linked ? [] : [`links none of ${links.join(', ')}`]),
    ...(!about || (told && about.includes(told))
      ? []
      : [`is about ${told ?? 'no situation'}, not ${about.join(' or ')}`]),
    ...says.filter((pattern) => !fits(text, pattern)).map((pattern) => `does not say /${pattern}/`),
    ...saysNot.filter((pattern) => fits(text, pattern)).map((pattern) => `says /${pattern}/`),
    ...(words > maxWords ? [`has ${words} words, more than ${maxWords}`] : []),
    ...labels.filter((label) => !buttons.includes(label)).map((label) => `has no button “${label}”`),
    ...(help === undefined || addresses.includes(HELP_PAGE) === help
      ? []
      : [help ? 'offers no help' : 'offers help that nobody needs']),
  ];
}

function isAt(address: string, link: string): boolean {
  return address === link || address.endsWith(`/${link.replace(/^\//, '')}`);
}

function fits(text: string, pattern: string): boolean {
  return new RegExp(pattern, 'i').test(text);
}
