import type { Artifact, Situation } from '@coachlab/contracts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { bullets, firstSentence, numbered, paragraphs } from '../phrases.ts';
import type { Matter } from '../matter.ts';
import type { Form, Request } from '../requests.ts';
import { agendaText, shorterThan, totalOf } from './agenda.ts';
import { emailText, sentencesOf } from './email.ts';
import { agendaOf, emailOf, headOf, openingOf } from './own-facts.ts';

export interface Filling extends Pick<Request, 'minutes' | 'count' | 'mostWords' | 'isChat'> {
  /** What the visitor told that it has to say. */
  matter?: Matter | undefined;
  /** Of whom it is about. */
  name?: string | undefined;
  /** As short as it can be. */
  short?: boolean;
  catalogue: Catalogue;
}

type Make = (of: Situation, filling: Filling) => string;

/** What can be made of a situation, by what is asked for. */
const MAKE: Record<Exclude<Form, 'next'>, Make> = {
  email: (of, { name, short = false, matter }) =>
    matter
      ? emailOf(matter, of.email, short)
      : of.email
        ? paragraphs(
            emailText(of.email, name, short),
            !short && 'What stands as ____ only you know. The matter itself belongs in the talk.',
          )
        : paragraphs('I have no email for this one; these words open the talk:', words(of, name)),
  agenda: ({ agenda, doFirst }, { minutes, short, matter }) => {
    if (matter && matter.topics.length > 0) return paragraphs(agendaOf(matter, minutes), headOf(matter));
    if (!agenda) return paragraphs('For this one I have no agenda. What comes first:', doFirst);
    const total = totalOf(agenda);
    return paragraphs(
      agendaText(agenda, minutes ?? (short ? shorterThan(total) : total)),
      matter && headOf(matter),
    );
  },
  checklist: ({ checklist, doFirst }, { short, count, matter }) => {
    const ticks = checklist ?? sentencesOf(doFirst);
    const kept = ticks.slice(0, count ?? (short ? 3 : ticks.length));
    const list = count ? numbered(kept) : bullets(kept.map((one) => `☐ ${one}`));
    return paragraphs('**Checklist**', matter && headOf(matter), list);
  },
  questions: (of, { count, short, catalogue }) => {
    const own = of.questions ?? questionsOf(of, catalogue);
    const all =
      (count ?? 0) > own.length ? [...new Set([...own, ...questionsOf(of, catalogue), ...OPEN])] : own;
    return paragraphs(
      '**Questions to ask**, one at a time, with a pause after each:',
      numbered(all.slice(0, count ?? (short ? 3 : all.length)).map((one) => quoted(one))),
    );
  },
  words: (of, { name, short, matter }) => {
    if (matter) return script(withOpening(of, openingOf(matter), short), undefined);
    return short ? `> ${quoted(addressed(of.sayThis[0]!, name))}` : script(of, name);
  },
  why: ({ why, goingOn }, { short }) => (short ? firstSentence(why ?? goingOn) : (why ?? goingOn)),
  shorter: ({ doFirst, sayThis, avoid }, { count = MOST_LINES, mostWords = Infinity }) => {
    const lines = [
      `**First:** ${firstSentence(doFirst)}`,
      `**Say:** ${quoted(sayThis[0]!)}`,
      `**Not:** ${firstSentence(avoid)}`,
    ].slice(0, count);
    while (lines.length > 1 && wordCount(lines) > mostWords) lines.pop();
    return paragraphs(...lines);
  },
  example: (of, { catalogue, name }) => {
    const told = itemsOf(of, catalogue).find(({ examples }) => examples?.length);
    return told
      ? paragraphs(`From **${told.title}**:`, told.examples![0])
      : paragraphs('It may sound like this:', words(of, name));
  },
};

/** That may be asked of anybody, where more are wanted than there are. */
const OPEN = [
  'How do you see it?',
  'What makes it hard at the moment?',
  'What have you tried already, and what came of it?',
  'What would be different if it went well?',
  'What do you need from me, and what not?',
  'What is the first step you believe in, and by when?',
];

const MOST_LINES = 3;

function wordCount(lines: readonly string[]): number {
  return lines.join(' ').split(/\s+/).length;
}

/** The situation with the visitor's own first sentence. */
function withOpening(of: Situation, opening: string, short = false): Situation {
  const { questions = [] } = of;
  return {
    ...of,
    sayThis: short ? [opening] : [opening, ...of.sayThis.slice(1)],
    questions: short ? [] : questions,
  };
}

export function formText(form: Exclude<Form, 'next'>, of: Situation, filling: Filling): string {
  const made = MAKE[form](of, filling);
  return form === 'email' && filling.isChat ? asChat(made) : made;
}

/** In a chat there is no subject. */
function asChat(email: string): string {
  return email.replace('**An email to', '**A message to').replace(/^Subject: .*\n\n/m, '');
}

/** Opening lines, then questions, then how it ends. */
function script(of: Situation, name: string | undefined): string {
  const { questions = [], agenda = [] } = of;
  const close = /^\d+ min: (.*)$/s.exec(agenda.at(-1) ?? '')?.[1];
  return paragraphs(
    name ? `**To be said aloud**, to ${name}:` : '**To be said aloud**, with a pause after the first:',
    words(of, name),
    questions.length > 0 && `Then ask, and wait: ${questions.slice(0, 2).map(quoted).join(' ')}`,
    close && `To close: ${close.replace(/\.?$/, '.')}`,
  );
}

function words({ sayThis }: Situation, name: string | undefined): string {
  return sayThis.map((line, at) => `> ${quoted(at === 0 ? addressed(line, name) : line)}`).join('\n>\n');
}

function addressed(line: string, name: string | undefined): string {
  if (!name || line.includes(name)) return line;
  return `${name}, ${line.replace(/^(["“]?)(?!I\b|I['’])(\p{Lu})(?!\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase())}`;
}

/** Where the situation has none of its own, those of its artifacts. */
function questionsOf(of: Situation, catalogue: Catalogue): string[] {
  return itemsOf(of, catalogue)
    .flatMap(({ enrichment }) => enrichment?.coachingPrompts.slice(0, 3) ?? [])
    .slice(0, 6);
}

export function itemsOf({ artifacts }: Situation, catalogue: Catalogue): Artifact[] {
  return artifacts.flatMap((id) => catalogue.get(id) ?? []);
}

/** In quotation marks, which the content may have already. */
export function quoted(line: string): string {
  return /^["“]/.test(line) ? line : `“${line}”`;
}
