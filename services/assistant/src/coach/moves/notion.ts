import { wordsOf } from '@coachlab/search';
import type { Notion } from '../coach-content.ts';
import { ordinalIn } from '../ordinals.ts';
import { firstSentence, paragraphs } from '../phrases.ts';
import type { Form } from '../requests.ts';
import type { Move, Reply, Turn } from '../turn.ts';

const ASKS =
  /\b(?:what(?:'s| is| are| does)|whats|define|definition of|meaning of|mean(?:s|ing)?|explain|difference|differ|distinguish|versus|vs\.?|compared? (?:to|with)|as opposed to|same (?:as|thing)|or just|tell me about)\b/i;
const BETWEEN =
  /\b(?:difference|differ\w*|distinguish|versus|vs\.?|compared? (?:to|with)|as opposed to|same (?:as|thing)|or)\b/i;
const LONGEST = 140;

/** Explains a word of the trade, or where two of them part. */
export const notion: Move = (turn) => {
  const { message, content } = turn;
  if (message.length > LONGEST || !(ASKS.test(message) || isShortPair(message))) return undefined;
  const [one, other, third] = namedIn(message, content.notions);
  if (!one || (!other && !ASKS.test(message))) return undefined;
  const under = turn.subject?.kind === 'notions' ? turn.subject.notions : [];
  if (other && BETWEEN.test(message)) return between(turn, one, other, third);
  // “vs KPI?”, of what was explained.
  if (
    BETWEEN.test(message) &&
    /^\W*(?:and |ok |so )*(?:versus|vs|compared|or|as opposed|what about|difference)\b/i.test(message) &&
    under[0] &&
    under[0] !== one
  )
    return between(turn, under[0], one);
  return isAsked(message, one) ? meaning(turn, one) : undefined;
};

/** Goes on about what was explained. */
export const aboutNotions: Move = (turn) => {
  const { subject, request, message } = turn;
  if (subject?.kind !== 'notions' || message.length > LONGEST) return undefined;
  const { notions } = subject;
  const [one, other] = notions;
  const at = ordinalIn(message, notions.length);
  if (at !== undefined) return meaning(turn, notions[at]!);
  if (/\bwhich (?:one|of)?\b|\bwhen (?:do|should|to|would)\b/i.test(message)) return whenToUse(notions);
  if (!request.form || !request.alone) return undefined;
  return onward(request.form, one!, other);
};

function onward(form: Form, one: Notion, other: Notion | undefined): Reply | undefined {
  const both = other ? [one, other] : [one];
  if (form === 'shorter')
    return reply(both, other ? (whereTheyPart(one, other) ?? both.map(short).join('\n\n')) : short(one));
  if (form === 'example')
    return reply(both, both.map((each) => `**${each.term}.** ${each.example}`).join('\n\n'));
  if (form === 'why' || form === 'next') return whenToUse(both);
  return undefined;
}

function whenToUse(notions: readonly Notion[]): Reply {
  return reply(notions, notions.map(({ term, use }) => `**${term}.** ${use}`).join('\n\n'));
}

/** “Coaching or mentoring”, and no story around it. */
function isShortPair(message: string): boolean {
  return BETWEEN.test(message) && wordsOf(message).length <= SHORT_PAIR;
}

const SHORT_PAIR = 7;

function meaning(turn: Turn, one: Notion): Reply {
  const [other, part] = Object.entries(one.against)[0] ?? [];
  return reply(
    [one],
    paragraphs(
      `**${one.term}.** ${one.means}`,
      other && part && `Often taken for *${other.toLowerCase()}*: ${part}`,
      `When to use it: ${one.use}`,
      toGoWith(turn, [one]),
    ),
  );
}

function between(turn: Turn, one: Notion, other: Notion, third?: Notion): Reply {
  const all = third ? [one, other, third] : [one, other];
  return reply(
    all,
    paragraphs(
      ...all.map(({ term, means }) => `**${term}.** ${firstTwo(means)}`),
      whereTheyPart(one, other),
      third && (whereTheyPart(one, third) ?? whereTheyPart(other, third)),
      all.map(({ use }) => use).join(' '),
      toGoWith(turn, all),
    ),
  );
}

/** What of the catalogue helps with it. */
function toGoWith({ catalogue }: Turn, notions: readonly Notion[]): string | undefined {
  const ids = new Set(notions.flatMap(({ artifacts }) => artifacts.slice(0, notions.length > 1 ? 1 : 2)));
  const titles = [...ids].flatMap((id) => catalogue.get(id)?.title ?? []);
  return titles.length > 0
    ? `To work with it: ${titles.map((title) => `*${title}*`).join(', ')}, below.`
    : undefined;
}

function whereTheyPart(one: Notion, other: Notion): string | undefined {
  return one.against[other.term] ?? other.against[one.term];
}

function short({ term, means }: Notion): string {
  return `**${term}.** ${firstSentence(means)}`;
}

function firstTwo(text: string): string {
  const first = firstSentence(text);
  return `${first} ${firstSentence(text.slice(first.length).trim())}`.trim();
}

function reply(notions: readonly Notion[], text: string): Reply {
  const [one, other] = notions;
  return {
    text,
    cites: notions.flatMap(({ artifacts }) => artifacts),
    buttons: [
      { label: 'An example', says: 'An example' },
      { label: other ? 'Which one when?' : 'When do I use it?', says: 'Which one when?' },
      { label: 'Shorter', says: 'Shorter' },
      ...(other || !one
        ? []
        : Object.keys(one.against)
            .slice(0, 1)
            .map((term) => ({
              label: `${one.term} or ${term.toLowerCase()}?`,
              says: `${one.term} vs ${term}`,
            }))),
    ],
  };
}

/** In the order in which they are named; the longest name at a place wins. */
function namedIn(message: string, notions: readonly Notion[]): Notion[] {
  const said = ` ${wordsOf(message).join(' ')} `;
  const places = notions
    .flatMap((one) =>
      [one.term, ...one.called].map((name) => {
        const words = ` ${wordsOf(name).join(' ')} `;
        return { one, at: said.indexOf(words), length: words.length };
      }),
    )
    .filter(({ at }) => at >= 0);
  const longest = places.filter(
    ({ at, length, one }) =>
      !places.some(
        (other) =>
          other.one !== one &&
          other.at <= at &&
          other.at + other.length >= at + length &&
          other.length > length,
      ),
  );
  return [...new Set(longest.toSorted((a, b) => a.at - b.at).map(({ one }) => one))];
}

/** The question is about the word, and not a story in which it stands. */
function isAsked(message: string, { term, called }: Notion): boolean {
  const names = [term, ...called]
    .map((name) => name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  return new RegExp(
    String.raw`\b(?:what(?:'s| is| are| does)|whats|define|definition of|meaning of|explain|tell me about|what (?:do|does) (?:people|you|we|they|one|it|he|she|hr) mean by|what(?:'s| is) meant by)\s+(?:an? |the |exactly |actually |meant by |is )*["“]?(?:${names})\b["”]?(?:\s+(?:mean\w*|in (?:coaching|management|leadership)|at work|exactly|actually|anyway|really|to me|about|please))*\W*(?:$|[,.?!;])`,
    'i',
  ).test(message);
}
