import type { ChatButton, Situation } from '@coachlab/contracts';
import { situationPath } from '../../catalogue/catalogue.ts';
import { KNOWN, LIKELY, NEAR, SURE } from '../../situations/confidence.ts';
import { languageName } from '../../situations/language.ts';
import type { Match } from '../../situations/situation-matcher.ts';
import { bullets, paragraphs } from '../phrases.ts';
import { ANSWERED, type Move, type Reply, type Turn } from '../turn.ts';

const CHOICES = 3;
/** A situation this much weaker than the first is no choice. */
const SHARE_OF_FIRST = 0.55;

/** Answers the situation that the message speaks of, and names the others that it may be. */
export const situation: Move = (turn) => {
  const { match } = turn;
  const named = namedBy(turn);
  if (named) return answerFor(turn, named);
  const [first] = match.candidates;
  if (!first) return withBefore(turn);
  if (match.confidence >= SURE) return answerFor(turn, first.situation);
  const earlier = withBefore(turn);
  if (earlier) return earlier;
  return match.confidence >= LIKELY && match.known >= KNOWN ? choice(turn, match) : undefined;
};

/** When nothing fits well: says so, names what is nearest, and asks one question. */
export const nearSituations: Move = (turn) => {
  const { match } = turn;
  if (match.confidence < NEAR || match.known < KNOWN) return undefined;
  const near = match.candidates.slice(0, CHOICES).map((one) => one.situation);
  return {
    text: paragraphs(
      foreign(match),
      'I am not sure what you mean. These are the nearest that I know; if none is, tell me who it is with and what happened last?',
      bullets(near.map(linked)),
    ),
    buttons: near.map(chosen),
  };
};

/** The situation whose title is the message: a pressed choice, or a page's question. */
function namedBy({ message, catalogue }: Turn): Situation | undefined {
  const said = plain(message);
  return catalogue.situations.situations.find(({ title }) => plain(title) === said);
}

/** A short reply to a question of the coach makes sense with what was asked before. */
function withBefore(turn: Turn): Reply | undefined {
  const { askedBefore, before, message, catalogue } = turn;
  if (!askedBefore || !before.includes('?') || message.split(/\s+/).length > 25) return undefined;
  const both = catalogue.situations.match(`${askedBefore} ${message}`);
  const [first] = both.candidates;
  return first && both.confidence >= SURE ? answerFor(turn, first.situation) : undefined;
}

function answerFor(turn: Turn, of: Situation): Reply {
  const { goingOn, doFirst, sayThis, avoid, beyondCoaching, title } = of;
  return {
    text: paragraphs(
      foreign(turn.match),
      `**${title}.** ${goingOn}`,
      `**Do first.** ${doFirst}`,
      `**Say this.**`,
      sayThis.map((words) => `> ${quoted(words)}`).join('\n>\n'),
      `**Avoid.** ${avoid}`,
      beyondCoaching && `**When it is not for coaching.** ${beyondCoaching}`,
      `${ANSWERED}(${situationPath(of.slug)})`,
    ),
    cites: citesFor(turn, of),
    buttons: buttonsFor(),
  };
}

/** The first two of the situation, and what the search over all items puts first. */
function citesFor({ message, catalogue }: Turn, { artifacts }: Situation): string[] {
  const found = catalogue.index.find(message)[0]?.item.id;
  return [...artifacts.slice(0, 2), ...(found ? [found] : []), ...artifacts.slice(2)];
}

export function buttonsFor(...without: string[]): ChatButton[] {
  const all = [
    { label: 'Practise it', says: 'Practise it' },
    { label: 'Give me the words', says: 'Give me the words' },
    { label: 'Shorter', says: 'Shorter' },
    { label: 'Next', says: 'Next' },
  ];
  return all.filter(({ label }) => !without.includes(label));
}

/** Somebody with a hard talk tomorrow is helped at once: the likeliest is answered, and what else it may be is a press away. */
function choice(turn: Turn, match: Match): Reply {
  const [first] = match.candidates;
  const others = match.candidates
    .slice(1)
    .filter(({ score }) => score >= first!.score * SHARE_OF_FIRST)
    .slice(0, CHOICES - 1)
    .map((one) => one.situation);
  const answer = answerFor(turn, first!.situation);
  if (others.length === 0) return answer;
  const title = first!.situation.title;
  return {
    ...answer,
    text: paragraphs(
      `I take this to be: *${title}*. If it is something else, it may be one of these, or tell me a little more.`,
      bullets(others.map(linked)),
      answer.text,
    ),
    buttons: [...others.map(chosen), ...buttonsFor()],
  };
}

function chosen({ title }: Situation): ChatButton {
  return { label: title, says: title };
}

function linked({ slug, title }: Situation): string {
  return `[${title}](${situationPath(slug)})`;
}

function foreign({ language }: Match): string | undefined {
  if (!language) return undefined;
  return `*I understood this as ${languageName(language)}. My answers are in plain English.*`;
}

/** In quotation marks, which the content may have already. */
export function quoted(words: string): string {
  return /^["“]/.test(words) ? words : `“${words}”`;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
