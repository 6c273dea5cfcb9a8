import type { ChatButton, Situation } from '@coachlab/contracts';
import { situationPath } from '../../catalogue/catalogue.ts';
import { languageName } from '../../situations/language.ts';
import type { Match } from '../../situations/situation-matcher.ts';
import { quoted } from '../forms/forms.ts';
import { bullets, paragraphs } from '../phrases.ts';
import { ANSWERED } from '../subject.ts';
import type { Move, Reply, Turn } from '../turn.ts';
import { understood, type Understood } from '../understood.ts';

/** Buttons under an answer. */
const MOST_BUTTONS = 5;

/** Answers the situation that the message speaks of, and names the others that it may be. */
export const situation: Move = (turn) => {
  const named = namedBy(turn);
  if (named) return answerFor(turn, { situation: named, others: [] });
  const found = understood(turn);
  return found && answerFor(turn, found);
};

/** The situation whose title is the message: a pressed choice, or a page's question. */
function namedBy({ message, catalogue }: Turn): Situation | undefined {
  const said = plain(message);
  return catalogue.situations.situations.find(({ title }) => plain(title) === said);
}

export function answerFor(turn: Turn, found: Understood): Reply {
  const { situation: of } = found;
  const { goingOn, doFirst, sayThis, avoid, beyondCoaching, title } = of;
  return about(
    turn,
    found,
    paragraphs(
      `**${title.replace(/\.$/, '')}${/[?!]$/.test(title) ? '' : '.'}** ${goingOn}`,
      `**Do first.** ${doFirst}`,
      `**Say this.**`,
      sayThis.map((words) => `> ${quoted(words)}`).join('\n>\n'),
      `**Avoid.** ${avoid}`,
      beyondCoaching && `**When it is not for coaching.** ${beyondCoaching}`,
    ),
  );
}

/** Text about a situation, with how the message was understood, the way to the whole, and what may be said next. */
export function about(turn: Turn, found: Understood, text: string, pressed = ''): Reply {
  const { situation: of, others, second } = found;
  return {
    text: paragraphs(
      foreign(turn.match),
      takenFor(found),
      text,
      second && `You also speak of *${second.title}*: that is one press away.`,
      `${ANSWERED}(${situationPath(of.slug)})`,
    ),
    cites: citesFor(turn, of),
    buttons: [...[...(second ? [second] : []), ...others].map(chosen), ...buttonsFor(of, pressed)].slice(
      0,
      MOST_BUTTONS,
    ),
  };
}

export const TAKEN_FOR = 'I take this to be:';

function takenFor({ situation: of, others, because }: Understood): string | undefined {
  if (because) return because;
  if (others.length === 0) return undefined;
  return paragraphs(
    `${TAKEN_FOR} *${of.title}*. If it is something else, it may be one of these, or tell me a little more.`,
    bullets(others.map(linked)),
  );
}

/** The first two of the situation, and what the search over all items puts first. */
function citesFor({ message, catalogue }: Turn, { artifacts }: Situation): string[] {
  const found = catalogue.index.find(message)[0]?.item.id;
  return [...artifacts.slice(0, 2), ...(found ? [found] : []), ...artifacts.slice(2)];
}

/** @param pressed what has just been said, and is not offered again */
export function buttonsFor({ email, questions }: Situation, pressed = ''): ChatButton[] {
  return [
    'Practise it',
    'Give me the words',
    'Shorter',
    ...(email ? ['An email'] : []),
    ...(questions ? ['Questions'] : []),
    'Next',
  ]
    .filter((label) => label !== pressed)
    .slice(0, MOST_BUTTONS)
    .map((label) => ({ label, says: label }));
}

export function chosen({ title }: Situation): ChatButton {
  return { label: title, says: title };
}

export function linked({ slug, title }: Situation): string {
  return `[${title}](${situationPath(slug)})`;
}

export function foreign({ language }: Match): string | undefined {
  if (!language) return undefined;
  return `*I understood this as ${languageName(language)}. My answers are in plain English.*`;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
