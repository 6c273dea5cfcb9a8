import { asSentence } from '../perspective.ts';
import type { Refusal } from '../refusal.ts';
import { paragraphs, quoted } from '../phrases.ts';

/** The whole answer to one who has to say no to one request. */
export function refusalAnswer(refusal: Refusal, name: string | undefined): string {
  return paragraphs(
    `**Do first.** ${CHECK} Then say it today, to the person alone: an early no leaves them time for another plan.`,
    `**Say this.**\n\n> ${quoted(refusedAloud(refusal, name))}`,
    `**If they say:**\n\n${(refusal.isOfTime ? REPLIES.time : REPLIES.other).join('\n')}`,
    '**Avoid.** Weighing one private reason against another, “I’ll see what I can do” where it’s decided, and a no without a way on.',
  );
}

const REPLIES = {
  time: [
    '- *“But I’ve booked it already.”* “I can see what that costs you. When did you book, and had anybody said yes? I’ll check what was said, and you’ll hear from me by [tomorrow noon].”',
    '- *“Others got theirs.”* “Theirs came first, and for them the same limit holds: [no more than three at once]. Let’s look at what is still free.”',
  ],
  other: [
    '- *“Then I’ll have to look elsewhere.”* “I’d be sorry, and I won’t promise what I can’t keep. What would have to be different here by [the summer] for you to want to stay?”',
    '- *“So it’s never?”* “I can’t say never, and I can’t say when. What I can do is look at it again on [the first of March], and tell you then what has changed.”',
  ],
};

const CHECK =
  'Look up the rule that decides, and whether you’d keep to it with anybody: how many at once, who asked first, what it costs. Where the law or the contract gives a right to it, ask HR before you refuse.';

/** Said to the one who asked. */
export function refusedAloud(refusal: Refusal, name: string | undefined): string {
  const to = name ? `${name}, ` : '';
  return `${to}I’ve looked at your ${asked(refusal)}, and the answer is no. ${reasonOf(refusal)} I know that isn’t what you hoped for. ${wayOn(refusal)}`;
}

/** The same to be sent, with nothing to be filled in but who sends it. */
export function refusedInWriting(refusal: Refusal, name: string | undefined, short: boolean): string {
  const body = [
    name ? `Hello ${name},` : 'Hello,',
    `I’ve looked at your ${asked(refusal)}, and I can’t say yes to it. ${reasonOf(refusal)}`,
    short
      ? wayOn(refusal)
      : `I know that isn’t what you hoped for, and I’m sorry. ${wayOn(refusal)} Come by, and we’ll go through it together.`,
    '____',
  ];
  return `**An email to ${name ?? 'the person who asked'}**\n\n~~~text\nSubject: Your ${asked(refusal)}\n\n${body.join('\n\n')}\n~~~`;
}

function asked({ request, when }: Refusal): string {
  const named = /request|application/i.test(request) ? request : `request for ${request}`;
  return when ? `${named} for ${when}` : named;
}

/** In the visitor's own words, where they told it. */
function reasonOf({ reason }: Refusal): string {
  if (!reason) return 'The reason is [how many are away already].';
  const away = ALREADY.exec(reason);
  if (away)
    return `${asSentence(`${away[1]} ${away[1] === '1' || /^one\b/i.test(away[1]!) ? 'is' : 'are'} already ${away[2]}`)}`;
  return HAS_VERB.test(reason) ? asSentence(reason) : `The reason: ${reason}.`;
}

/** “already 3 people off at the garden centre” */
const ALREADY = /^already (.+?) ((?:off|away|out|sick|ill|on leave)\b.*)$/i;
const HAS_VERB =
  /\b(?:is|are|was|were|has|have|had|can't|cannot|can|don't|doesn't|won't|will|need|needs|'re|'s)\b/i;

function wayOn({ isOfTime }: Refusal): string {
  return isOfTime
    ? 'Which other dates would help you? I’ll do what I can to make one of them work.'
    : 'What was it meant to solve for you? Let’s look at what is possible instead, and from when.';
}
