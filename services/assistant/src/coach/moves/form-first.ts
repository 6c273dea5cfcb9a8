import type { Situation } from '@coachlab/contracts';
import { briefWords } from '../abroad.ts';
import { closestEntry, entryText } from '../faq.ts';
import { formText } from '../forms/forms.ts';
import { matterText } from '../forms/matter-text.ts';
import { notAsked } from '../forms/not-asked.ts';
import { paragraphs } from '../phrases.ts';
import { type Form, type Request, requestIn } from '../requests.ts';
import type { Move, Reply, Turn } from '../turn.ts';
import { understood } from '../understood.ts';
import { about } from './situation.ts';
import { nearSituations } from './near-situations.ts';

/** Makes what is asked for in the same breath as the story is told: “Write me an email to Daniel about …”. */
export const formFirst: Move = (turn) => {
  const request = askedFor(turn);
  const form = request?.form;
  if (!form || form === 'next' || form === 'shorter' || form === 'why' || form === 'example')
    return undefined;
  if (request.alone) return whatFor(form);
  const { name, catalogue, matter, message } = turn;
  const found = understood(turn);
  const briefed = found && form === 'words' ? briefWords(turn, found.situation) : undefined;
  if (found)
    return about(
      turn,
      found,
      paragraphs(
        briefed ??
          formText(form, found.situation, {
            ...request,
            short: request.isShort === true,
            name,
            catalogue,
            matter,
          }),
        form === 'questions' && notAsked(found.situation, message),
        form !== 'email' && !request.isOpening && alsoAsked(turn, found.situation),
      ),
      PRESSED[form],
    );
  const text = matter && matterText(form, matter, { ...request, minutes: request.minutes, isShort: false });
  return text ? { text, buttons: [{ label: 'Shorter', says: 'Shorter' }] } : nearSituations(turn);
};

/** What is told beside the wish, where a question about the situation is just about that. */
function alsoAsked({ message }: Turn, of: Situation): string | undefined {
  const found = message.split(/\s+/).length >= STORY ? closestEntry(of, message) : undefined;
  return found && entryText(found.entry);
}

/** Words from which on more is told than what is wished for. */
const STORY = 20;

const PRESSED: Readonly<Partial<Record<Form, string>>> = {
  words: 'Give me the words',
  email: 'An email',
  questions: 'Questions',
};

/** The form that is asked for now, or that was asked for before it was said what for. */
function askedFor({ request, before, askedBefore }: Turn): Request | undefined {
  if (request.form) return request;
  if (!before.endsWith(WHAT_FOR)) return undefined;
  const { form } = requestIn(askedBefore, false);
  return form && { ...request, form };
}

const WHAT_FOR = 'Who is it for, and what has happened? One sentence is enough.';
const NAMES: Readonly<Partial<Record<Form, string>>> = {
  email: 'An email, gladly.',
  agenda: 'An agenda, gladly.',
  checklist: 'A checklist, gladly.',
  questions: 'Questions, gladly.',
  words: 'The words, gladly.',
};

function whatFor(form: Form): Reply {
  return { text: `${NAMES[form] ?? 'Gladly.'} ${WHAT_FOR}` };
}
