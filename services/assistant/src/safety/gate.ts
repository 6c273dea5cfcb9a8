import type { ChatAlarm } from '@coachlab/contracts';
import {
  adviceOn,
  type Concern,
  concernIn,
  HELP_PAGE,
  type Language,
  localesThere,
  withNumbers,
} from '@coachlab/safety';
import { wordsOf } from '@coachlab/search';
import type { Answerer, Piece } from '../chat/answerer.ts';
import { type Question, saidBefore } from '../chat/question.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { sentencesOf } from '../answer/reply.ts';

/** The visitor's messages for which a danger that was sure still counts. */
const STILL_COUNTS = 6;
/** Words of a message that asks on about a danger rather than telling something else. */
const FOLLOW_UP = 12;

interface Gate {
  /** What comes first, and whether the question is answered below it. */
  help?: { text: string; answerToo: boolean };
  /** What is folded above the answer. */
  alarm?: ChatAlarm;
}

/**
 * Stands before and after every answerer. A danger that is sure gets its help first; one that may be none, a line above the
 * answer that opens to the same help. What a model writes is read before it is shown.
 * @param visitorLocales the visitor's language tags, best first; a place that was named comes before them
 */
export async function* gated(
  answerer: Answerer,
  question: Question,
  knowledge: Knowledge,
  visitorLocales: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const { help, alarm } = gateFor(question, visitorLocales);
  if (help) yield { text: help.text };
  if (help && !help.answerToo) return;
  if (help) yield { text: '\n\n---\n\n' };
  if (alarm) {
    yield { alarm };
    yield { text: `${alarm.line}\n\n` };
  }
  const answer = answerer.answer(question, knowledge, signal);
  yield* help || alarm ? answer : judged(answer, localesFor(question, visitorLocales));
}

/** What a danger calls for while nothing of the catalogue is at hand; undefined where none is spoken of. */
export function helpAlone(question: Question, visitorLocales: readonly string[]): string | undefined {
  const { help, alarm } = gateFor(question, visitorLocales);
  return help?.text ?? alarm?.help;
}

export function gateFor(question: Question, visitorLocales: readonly string[] = []): Gate {
  const { message, act } = question;
  const locales = localesFor(question, visitorLocales);
  const concern = act ? undefined : concernIn(message);
  if (concern?.sure) return { help: adviceOn(concern, locales) };
  const before = saidBefore(question)
    .slice(0, STILL_COUNTS)
    .map((said) => concernIn(said))
    .find((one) => one?.sure);
  if (before && !act) {
    const { answerToo } = adviceOn(before, []);
    const text = withNumbers(
      LINES[languageIn(before)].on.replace('{page}', `${HELP_PAGE}#${before.kind}`),
      before,
      locales,
    );
    const asksOn = wordsOf(message).length <= FOLLOW_UP;
    if (asksOn) return { help: { text, answerToo } };
    return { alarm: { line: LINES[languageIn(before)].line, help: text } };
  }
  if (!concern) return {};
  return { alarm: { line: LINES[languageIn(concern)].line, help: adviceOn(concern, locales).text } };
}

function localesFor(question: Question, locales: readonly string[]): string[] {
  return localesThere([question.message, ...saidBefore(question)], locales);
}

/**
 * What a model writes, sentence by sentence: the last one waits until it has ended. One that speaks of a danger nobody spoke of
 * ends the answer. What stands in the catalogue was read by people.
 */
async function* judged(answer: AsyncIterable<Piece>, locales: readonly string[]): AsyncGenerator<Piece> {
  let held = '';
  for await (const piece of answer) {
    const isModels = 'text' in piece && piece.byModel === true;
    if (isModels) held += piece.text;
    const last = isModels ? (sentencesOf(held).at(-1) ?? '') : '';
    const ready = last ? held.slice(0, held.lastIndexOf(last)) : held;
    const concern = dangerIn(ready);
    if (concern) return yield { text: adviceOn({ ...concern, sure: false }, locales).text };
    if (ready) yield { text: ready };
    held = held.slice(ready.length);
    if (!isModels) yield piece;
  }
  const concern = dangerIn(held);
  if (held) yield { text: concern ? adviceOn({ ...concern, sure: false }, locales).text : held };
}

function dangerIn(text: string): Concern | undefined {
  const concern = text.trim() ? concernIn(text) : undefined;
  return concern?.sure ? concern : undefined;
}

function languageIn({ language }: { language: Language }): keyof typeof LINES {
  return language in LINES ? (language as keyof typeof LINES) : 'en';
}

/** `line`: above an answer to what may be a danger. `on`: to what is asked on about one. */
const LINES = {
  en: {
    line: `*Is somebody’s life or safety at stake, yours included? That comes first: [what to say, and who to call](${HELP_PAGE}).*`,
    on: 'What you spoke of before comes first. What to say, who has to know, and what to do when somebody refuses help stands on one page: **[Help now]({page})**. If you have not called yet, call.',
  },
  de: {
    line: `*Geht es um das Leben oder die Sicherheit eines Menschen, auch um Ihre? Das kommt zuerst: [was Sie sagen und wen Sie anrufen können](${HELP_PAGE}).*`,
    on: 'Wovon Sie vorhin gesprochen haben, kommt zuerst. Was Sie sagen und wen Sie anrufen können, steht auf einer Seite: **[Hilfe jetzt]({page})** (Englisch). Wenn Sie noch nicht angerufen haben, rufen Sie an.',
  },
  fr: {
    line: `*La vie ou la sécurité de quelqu’un est-elle en jeu, la vôtre comprise ? Cela passe d’abord : [quoi dire, et qui appeler](${HELP_PAGE}).*`,
    on: 'Ce dont vous avez parlé passe d’abord. Quoi dire et qui appeler se trouve sur une page : **[De l’aide maintenant]({page})** (en anglais). Si vous n’avez pas encore appelé, appelez.',
  },
  es: {
    line: `*¿Está en juego la vida o la seguridad de alguien, también la tuya? Eso va primero: [qué decir y a quién llamar](${HELP_PAGE}).*`,
    on: 'Lo que contaste antes va primero. Qué decir y a quién llamar está en una página: **[Ayuda ahora]({page})** (en inglés). Si todavía no has llamado, llama.',
  },
} as const;
