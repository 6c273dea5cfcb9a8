import type { Artifact, Situation } from '@coachlab/contracts';
import { situationPath } from '../../catalogue/catalogue.ts';
import { bullets, firstSentence, numbered, paragraphs } from '../phrases.ts';
import { ANSWERED, type Move, type Reply, type Turn } from '../turn.ts';
import { buttonsFor, quoted } from './situation.ts';

type Ask = (turn: Turn, of: Situation) => Reply;

/** What can be asked about the situation under way, and how it is asked. */
const ASKS: [RegExp, Ask][] = [
  [
    /^\W*(shorter|short(er)? (version|answer)|in short|brief(ly|er)?|too long|tl;?dr|summar(y|ise|ize)( it| that)?)\b.{0,20}$/i,
    shorter,
  ],
  [
    /\b(give|tell|show|write|need|want|draft|make|have)\b.{0,30}\b(the words|a script|script|wording|sentences?)\b|^\W*(the words|script|what (exactly )?(do|should|can|could) i say|how (do|should|can) i (say|put|phrase|word) (it|this|that))\W*$/i,
    words,
  ],
  [/\b(an? )?(e-?mail|invitation|message|note)\b/i, email],
  [/\bquestions?\b/i, questions],
  [/\b(agenda|plan for the (talk|conversation|meeting)|outline|structure)\b/i, agenda],
  [/\b(checklist|check list|to-?do|steps)\b/i, checklist],
  [/^\W*why\b|\b(why is that|why that|why not|what('s| is) (going on|behind))\b/i, why],
  [/\bexamples?\b|\bfor instance\b/i, example],
  [
    /^\W*(next|what next|what('s| is) next|and then|then what|what (comes|do i do) (next|then|after( that)?)|go on|continue|more)\W*$/i,
    next,
  ],
];
/** A longer message is a story of its own. */
const LONGEST = 80;

/** Follows up on the situation that was just answered, or whose page is open. */
export const aboutSituation: Move = (turn) => {
  if (turn.message.length > LONGEST) return undefined;
  const of = turn.situation;
  const ask = of && ASKS.find(([asked]) => asked.test(turn.message))?.[1];
  return ask && of ? ask(turn, of) : undefined;
};

function shorter(_: Turn, of: Situation): Reply {
  return reply(of, 'Shorter', [
    `**First:** ${firstSentence(of.doFirst)}`,
    `**Say:** ${quoted(of.sayThis[0]!)}`,
    `**Not:** ${firstSentence(of.avoid)}`,
  ]);
}

function words(turn: Turn, of: Situation): Reply {
  const name = nameIn(turn);
  const [first, ...rest] = of.sayThis;
  const opening = name
    ? `${name}, ${first!.replace(/^(["“]?)(?!I\b|I')(\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase())}`
    : first!;
  return reply(of, 'Give me the words', [
    name ? `Said to ${name}:` : 'To be said aloud, one at a time, with a pause after the first:',
    [opening, ...rest].map((line) => `> ${quoted(line)}`).join('\n>\n'),
    'Then be quiet until there is an answer.',
  ]);
}

function email(turn: Turn, of: Situation): Reply {
  const name = nameIn(turn) ?? '____';
  return reply(of, '', [
    'Keep the message itself for the talk. This asks for the time:',
    `~~~text\nSubject: Half an hour, this week\n\nHello ${name},\n\nI would like to talk with you about ____ (the subject in three words, so that nobody has to guess).\nWould ____ at ____ suit you? Half an hour, just the two of us.\n\nThank you\n____\n~~~`,
    `And in the talk, first: ${quoted(of.sayThis[0]!)}`,
  ]);
}

function questions({ catalogue }: Turn, of: Situation): Reply {
  const stored = itemsOf(of, catalogue.get.bind(catalogue)).flatMap(
    ({ enrichment }) => enrichment?.coachingPrompts.slice(0, 3) ?? [],
  );
  return reply(of, '', ['Questions to ask, one at a time:', bullets(stored.slice(0, 6))], of.artifacts);
}

function agenda({ catalogue }: Turn, of: Situation): Reply {
  const form = itemsOf(of, catalogue.get.bind(catalogue)).find(({ category }) => category === 'template');
  return reply(
    of,
    '',
    [
      'For half an hour:',
      numbered([
        `Open, two minutes: ${quoted(of.sayThis[0]!)}`,
        'Listen, ten minutes: ask how they see it, and write down their words.',
        `Your part, five minutes: ${quoted(of.sayThis[1]!)}`,
        'What happens now, ten minutes: who does what, until when, and what you do.',
        'Close: say back what was agreed, and put the next date in both calendars.',
      ]),
      form && `**${form.title}** has the whole sheet to fill in.`,
    ],
    of.artifacts,
  );
}

function checklist(_: Turn, of: Situation): Reply {
  const steps = of.doFirst.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  return reply(of, '', [
    'Before the talk:',
    bullets(steps),
    'In the talk, not this:',
    bullets(of.avoid.split(/(?<=[.!?])\s+(?=\p{Lu})/u)),
  ]);
}

function why({ catalogue }: Turn, of: Situation): Reply {
  const [item] = itemsOf(of, catalogue.get.bind(catalogue));
  return reply(
    of,
    '',
    [of.goingOn, item?.enrichment && `**${item.title}** says of it: ${item.enrichment.coreInsight}`],
    of.artifacts.slice(0, 1),
  );
}

function example({ catalogue }: Turn, of: Situation): Reply {
  const item = itemsOf(of, catalogue.get.bind(catalogue)).find(({ examples }) => examples?.length);
  return reply(
    of,
    '',
    [item ? `From **${item.title}**:` : undefined, item?.examples?.[0] ?? of.goingOn],
    item ? [item.id] : [],
  );
}

function next({ catalogue, before }: Turn, of: Situation): Reply {
  const items = itemsOf(of, catalogue.get.bind(catalogue));
  // The one after the last that was named; then what is close to this situation.
  const item = items[items.findLastIndex(({ title }) => before.includes(`**${title}**`)) + 1];
  if (item)
    return reply(
      of,
      '',
      [
        `Next, **${item.title}**${item.duration ? ` (${item.duration.toLowerCase()})` : ''}: ${item.description}`,
        item.enrichment && item.enrichment.actionableGuidance[0],
      ],
      [item.id],
    );
  const close = of.related.flatMap(
    (slug) => catalogue.situations.situations.find((one) => one.slug === slug) ?? [],
  );
  return {
    text: paragraphs(
      'That is all I have on this one. Close to it:',
      bullets(close.map(({ title }) => title)),
    ),
    buttons: close.map(({ title }) => ({ label: title, says: title })),
  };
}

function reply(
  of: Situation,
  pressed: string,
  parts: (string | undefined | false)[],
  cites: string[] = [],
): Reply {
  return {
    text: paragraphs(...parts, `${ANSWERED}(${situationPath(of.slug)})`),
    cites,
    buttons: buttonsFor(pressed),
  };
}

function itemsOf({ artifacts }: Situation, get: (id: string) => Artifact | undefined): Artifact[] {
  return artifacts.flatMap((id) => get(id) ?? []);
}

/** A first name in what the visitor said: a capital in the middle of a sentence, after a word that a person follows. */
function nameIn({ question, message }: Turn): string | undefined {
  const said = [
    ...question.history.filter(({ role }) => role === 'user').map(({ content }) => content),
    message,
  ];
  return said
    .map(
      (text) =>
        /\b(?:with|to|tell|told|about|that|and|for|named|called|is)\s+(\p{Lu}\p{Ll}{2,14})\b(?!\s+\p{Lu})/u.exec(
          text,
        )?.[1],
    )
    .findLast((name) => name !== undefined && !NO_NAMES.has(name));
}

const NO_NAMES = new Set(
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December English German French Spanish Christmas Slack Zoom Teams Excel'.split(
    ' ',
  ),
);
