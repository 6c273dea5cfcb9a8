import { bullets, numbered, paragraphs } from '../phrases.ts';
import { quoted } from '../forms/forms.ts';
import type { Form } from '../requests.ts';
import { ROLES, type Role, whoIsMeant } from '../roles.ts';
import type { Move, Turn } from '../turn.ts';
import type { Ways } from '../coach-content.ts';

type Way = Ways['matters'][number] & Ways['people'][number];

const OPENS = 'I have nothing written on exactly this.';

/** How the visitor was understood, and a way that can be gone whatever it is about. */
export function generalWay(turn: Turn): string | undefined {
  const way = wayFor(turn, turn.message);
  if (!way) return undefined;
  const form = turn.request.form && MAKE[turn.request.form]?.(way);
  if (form) return `${OPENS} So this is a general one, for a matter ${between(way.who)}:\n\n${form}`;
  const { prepare, say, ask, follow, avoid } = way;
  return paragraphs(
    `${OPENS} I understand it as a matter ${between(way.who)}; if that is wrong, tell me who did what. What helps in any case:`,
    `**Prepare.** ${prepare}`,
    `**Say.**\n\n> ${quoted(say)}`,
    `**Ask**, and wait for each answer:`,
    bullets(ask.map(quoted)),
    `**Follow up.** ${follow}`,
    `**Avoid.** ${avoid}`,
  );
}

/** “The email”, “shorter”, “the words”, of a general way. */
export const onGeneralWay: Move = (turn) => {
  const { request, before, story } = turn;
  if (!before.startsWith(OPENS) || !request.form || !request.alone) return undefined;
  const way = wayFor(turn, story);
  const text = way && MAKE[request.form]?.(way);
  return text ? { text: `${OPENS} From what I said:\n\n${text}` } : undefined;
};

const MAKE: Partial<Record<Form, (way: Way) => string>> = {
  email: () =>
    '~~~text\nSubject: A quarter of an hour about ____\n\nHello ____,\n\nI’d like to talk with you about ____, and not by message. It concerns ____ on ____; I want to hear how you see it before I draw conclusions.\n\nWould ____ at ____ suit you? A quarter of an hour is enough, and nobody else will be there.\n\n____\n~~~',
  agenda: ({ ask }) =>
    numbered([
      '2 min: say what it is about and what you saw',
      `5 min: ask: ${ask[0]}`,
      '4 min: say what matters to you, and what follows',
      '3 min: agree who does what by when',
      '1 min: fix the day on which you look at it again',
    ]),
  checklist: ({ prepare, follow }) =>
    bullets(`${prepare} ${follow}`.split(/(?<=[.])\s+/).map((one) => `☐ ${one}`)),
  questions: ({ ask }) => numbered(ask.map(quoted)),
  words: ({ say }) => `> ${quoted(say)}`,
  shorter: ({ say, ask, avoid }) =>
    paragraphs(`**Say:** ${quoted(say)}`, `**Ask:** ${quoted(ask[0]!)}`, `**Not:** ${avoid}`),
  why: () =>
    'Because most talks go wrong before they begin: facts and verdicts get mixed, or somebody is judged before being heard. Facts first, then a question, then an agreement with a date works with almost anybody.',
};

function wayFor({ content }: Turn, message: string): Way | undefined {
  const { matters, people } = content.ways;
  const matter = matters.find(({ asked }) => new RegExp(asked, 'i').test(message));
  const who = whoIsMeant(message);
  const person = people.find((one) => one.who === who) ?? people.at(-1);
  return matter && person && { ...matter, ...person };
}

function between(who: Role): string {
  return who === 'self' ? 'of your own' : `between you and ${ROLES[who].shown}`;
}
