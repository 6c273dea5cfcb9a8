import type { Situation } from '@coachlab/contracts';
import { LIKELY } from '../../situations/confidence.ts';
import { briefWords } from '../abroad.ts';
import { isNo } from '../decision.ts';
import { formText } from '../forms/forms.ts';
import { itemsOf } from '../forms/questions-text.ts';
import { openingOf } from '../forms/own-facts.ts';
import { goesTo, skeletonFor } from '../forms/unsure-text.ts';
import { sentencesToSay } from '../forms/sentences-to-say.ts';
import { bullets, paragraphs } from '../phrases.ts';
import type { Form } from '../requests.ts';
import type { Move, Reply, Turn } from '../turn.ts';
import { choiceOf } from './choice.ts';
import { earlierVerdict } from './decide.ts';
import { about, chosen } from './situation.ts';
import { OWN_WORDS } from './their-reply.ts';

/** Goes on about the situation that was just answered, or whose page is open: in another form, shorter, or with the reason. */
export const aboutSituation: Move = (turn) => {
  const { situation: of, request } = turn;
  if (!of) return undefined;
  const form = request.form ?? (request.minutes !== undefined && request.alone ? 'agenda' : undefined);
  if (!form || (!request.alone && isAboutAnother(turn, of))) return undefined;
  if (form === 'next') return next(turn, of);
  const toSay =
    (form === 'shorter' && request.count && SAYS.test(turn.message)) ||
    (form === 'words' && request.count && SENTENCES.test(turn.message));
  if (toSay)
    return about(turn, { situation: of, others: [] }, sayable(turn, of, request.count!), PRESSED[form]);
  const { subject } = turn;
  // Of several that it may be, the first is no matter to write about to somebody else.
  if (
    subject?.kind === 'choice' &&
    form === 'email' &&
    !goesTo(of.email?.to, `${turn.story} ${turn.message}`)
  )
    return choiceOf(subject.situations, skeletonFor(turn), 'Which of them is it?');
  const words = form === 'words' || form === 'shorter' ? briefWords(turn, of) : undefined;
  if (words) return about(turn, { situation: of, others: [] }, words, PRESSED[form]);
  const made = form === 'shorter' ? shortenedForm(turn) : form;
  const short = request.isShort === true || (form === 'shorter' && request.minutes === undefined);
  const { name, catalogue, matter, refusal } = turn;
  const isTwice = made === 'shorter' && turn.before.includes(SHORTEST);
  const count = request.count ?? (isTwice ? 1 : undefined);
  const text = formText(made, made === 'words' ? scripted(turn, of) : of, {
    ...request,
    ...(count && { count }),
    short,
    name,
    catalogue,
    matter,
    refusal,
  });
  return about(turn, { situation: of, others: [] }, text, PRESSED[form]);
};

/** What is asked for is said aloud. */
const SENTENCES = /\bsentences?\b/i;
/** So short a beginning meets no reply. */
const BEGINNING = /\bfirst (?:\w+ )?(?:seconds?|half minute|minute)\b/i;
const SAYS = /\b(?:say|says|tell|speak|aloud|out loud)\b/i;

/** Just so many sentences to be said, with what was said to the other's reply, and what the visitor owned to. */
export function sayable(turn: Turn, of: Situation, count: number): string {
  const before = turn.question.history
    .filter(({ role }) => role === 'assistant')
    .slice(-LATELY)
    .map(({ content }) => content)
    .join('\n');
  const { matter } = turn;
  const lines = matter ? [openingOf(matter), ...of.sayThis.slice(1)] : of.sayThis;
  return sentencesToSay(lines, count, of, before, before.includes(OWN_WORDS) ? OWN_WORDS : undefined);
}

const LATELY = 2;

/** How the short answer begins. */
const SHORTEST = '**First:**';

const PRESSED: Readonly<Partial<Record<Form, string>>> = {
  words: 'Give me the words',
  email: 'An email',
  questions: 'Questions',
  shorter: 'Shorter',
};

function scripted(turn: Turn, of: Situation): Situation {
  const spoken = afterVerdict(turn, of);
  return BEGINNING.test(turn.message) ? { ...spoken, replies: [] } : spoken;
}

/** After a “no” the words are those that go with it, and not those of what was advised against. */
function afterVerdict(turn: Turn, of: Situation): Situation {
  const verdict = earlierVerdict(turn);
  return verdict?.say && isNo(verdict)
    ? { ...of, sayThis: [verdict.say], replies: [], questions: [], agenda: [] }
    : of;
}

/** What was handed over last, or all of it in three lines. */
function shortenedForm({ subject, request }: Turn): Exclude<Form, 'next'> {
  if (request.minutes !== undefined) return 'agenda';
  const form = subject?.kind === 'situation' ? subject.form : undefined;
  return form && form !== 'next' ? form : 'shorter';
}

/** Words of a new story. */
const OWN_STORY = 4;

function isAboutAnother({ match, request }: Turn, of: Situation): boolean {
  if (request.about.split(/\s+/).length < OWN_STORY) return false;
  const [first] = match.candidates;
  return first !== undefined && first.situation !== of && match.confidence >= LIKELY;
}

function next(turn: Turn, of: Situation): Reply {
  const { catalogue, before } = turn;
  const items = itemsOf(of, catalogue);
  // The one after the last that was named; then what is close to this situation.
  const item = items[items.findLastIndex(({ title }) => before.includes(`**${title}**`)) + 1];
  if (item) {
    const text = paragraphs(
      `Next, **${item.title}**${item.duration ? ` (${item.duration.toLowerCase()})` : ''}: ${item.description}`,
      item.enrichment && item.enrichment.actionableGuidance[0],
    );
    return { ...about(turn, { situation: of, others: [] }, text), cites: [item.id] };
  }
  const close = of.related.flatMap(
    (slug) => catalogue.situations.situations.find((one) => one.slug === slug) ?? [],
  );
  return {
    text: paragraphs(
      'That is all I have on this one. Close to it:',
      bullets(close.map(({ title }) => title)),
    ),
    buttons: close.map(chosen),
  };
}
