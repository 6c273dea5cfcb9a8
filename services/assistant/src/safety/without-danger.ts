import { adviceOn, sentencesOf, sentencesOfDanger } from '@coachlab/safety';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Question } from '../chat/question.ts';
import { announcementIn } from '../coach/announcement.ts';
import { type Form, requestIn } from '../coach/requests.ts';
import { answeredAs } from './answered-as.ts';

/** Words that have to be left of a message for there to be something of its own to put into a text. */
const FEWEST_WORDS = 4;

/**
 * A question as it is handed on to who answers it: without the sentences in which a danger was found, so that none of them gets
 * into an email, a speech, an announcement, an agenda or a plan. Undefined where a text is asked for and a life is all that was spoken of.
 */
export function withoutDanger(question: Question, catalogue: Catalogue): Question | undefined {
  const { message } = question;
  const history = question.history.map((entry) =>
    entry.role === 'user'
      ? { ...entry, content: restOf(entry.content, catalogue)?.text ?? entry.content }
      : entry,
  );
  const rest = restOf(message, catalogue);
  if (!rest) return { ...question, history };
  if (rest.text.split(/\s+/).length >= FEWEST_WORDS)
    return { ...question, history, message: rest.text, heard: message };
  const form = formIn(message);
  if (form && rest.isOfLife) return undefined;
  return form ? { ...question, history, message: ASKED[form], heard: message } : { ...question, history };
}

/** What is left of a message in which a danger is found; undefined where none is, or only faintly. */
function restOf(message: string, catalogue: Catalogue): { text: string; isOfLife: boolean } | undefined {
  const concern = answeredAs(message, undefined, true, catalogue);
  if (!concern || concern.faint) return undefined;
  const unsayable = sentencesOfDanger(message);
  const text = sentencesOf(message)
    .filter((sentence) => !unsayable.includes(sentence))
    .join(' ');
  return { text: text.trim(), isOfLife: !adviceOn({ ...concern, sure: true }, []).answerToo };
}

type Text = Exclude<Form, 'why' | 'shorter' | 'example' | 'next'>;

/** A text that is asked for, with nothing to put into it. */
const ASKED: Readonly<Record<Text, string>> = {
  email: 'an email',
  agenda: 'an agenda',
  checklist: 'a checklist',
  questions: 'questions',
  words: 'what do I say',
};

function formIn(message: string): Text | undefined {
  const { form } = requestIn(message, true);
  if (form && form in ASKED) return form as Text;
  return announcementIn(message) ? 'words' : undefined;
}
