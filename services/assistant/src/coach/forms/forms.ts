import type { Artifact, Situation } from '@coachlab/contracts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { bullets, firstSentence, numbered, paragraphs } from '../phrases.ts';
import type { Form, Request } from '../requests.ts';
import { agendaText, shorterThan, totalOf } from './agenda.ts';
import { emailText } from './email.ts';

export interface Filling extends Pick<Request, 'minutes' | 'count'> {
  /** Of whom it is about. */
  name?: string | undefined;
  /** As short as it can be. */
  short?: boolean;
  catalogue: Catalogue;
}

type Make = (of: Situation, filling: Filling) => string;

/** What can be made of a situation, by what is asked for. */
const MAKE: Record<Exclude<Form, 'next'>, Make> = {
  email: (of, { name, short = false }) =>
    of.email
      ? paragraphs(
          emailText(of.email, name, short),
          !short && 'What stands as ____ only you know. The matter itself belongs in the talk.',
        )
      : paragraphs('I have no email for this one; these words open the talk:', words(of, name)),
  agenda: ({ agenda, doFirst }, { minutes, short }) => {
    if (!agenda) return paragraphs('For this one I have no agenda. What comes first:', doFirst);
    const total = totalOf(agenda);
    return agendaText(agenda, minutes ?? (short ? shorterThan(total) : total));
  },
  checklist: ({ checklist, doFirst }, { short }) => {
    const ticks = checklist ?? sentences(doFirst);
    return paragraphs('**Checklist**', bullets((short ? ticks.slice(0, 3) : ticks).map((one) => `☐ ${one}`)));
  },
  questions: (of, { count, short, catalogue }) => {
    const all = of.questions ?? questionsOf(of, catalogue);
    return paragraphs(
      '**Questions to ask**, one at a time, with a pause after each:',
      numbered(all.slice(0, count ?? (short ? 3 : all.length)).map((one) => quoted(one))),
    );
  },
  words: (of, { name, short }) => (short ? `> ${quoted(addressed(of.sayThis[0]!, name))}` : script(of, name)),
  why: ({ why, goingOn }, { short }) => (short ? firstSentence(why ?? goingOn) : (why ?? goingOn)),
  shorter: ({ doFirst, sayThis, avoid }) =>
    paragraphs(
      `**First:** ${firstSentence(doFirst)}`,
      `**Say:** ${quoted(sayThis[0]!)}`,
      `**Not:** ${firstSentence(avoid)}`,
    ),
  example: (of, { catalogue, name }) => {
    const told = itemsOf(of, catalogue).find(({ examples }) => examples?.length);
    return told
      ? paragraphs(`From **${told.title}**:`, told.examples![0])
      : paragraphs('It may sound like this:', words(of, name));
  },
};

export function formText(form: Exclude<Form, 'next'>, of: Situation, filling: Filling): string {
  return MAKE[form](of, filling);
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

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
}
