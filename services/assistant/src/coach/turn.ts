import {
  type Artifact,
  type ChatButton,
  type ChatMessage,
  PHRASING_LANGUAGES,
  type PhrasingLanguage,
  type Situation,
} from '@coachlab/contracts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Question } from '../chat/question.ts';
import type { Addresses } from '../site/addresses.ts';
import { languageOf } from '../situations/language.ts';
import type { Match } from '../situations/situation-matcher.ts';
import { type CoachContent, NO_CONTENT } from './coach-content.ts';
import { directed } from './directed.ts';
import { ownMatter } from './own-matter.ts';
import { ofWhom } from './of-whom.ts';
import { withoutName } from './name-told.ts';
import { nameIn, saidBy } from './person-names.ts';
import { inEitherSex, type Sex, sexTold } from '../situations/pronouns.ts';
import { type Matter, matterIn, matterTold, matterToTell } from './matter.ts';
import { isWrittenAbout, type Refusal, refusalIn } from './refusal.ts';
import { type Request, requestIn } from './requests.ts';
import { situationIn, type Subject, subjectOf } from './subject.ts';
import { titleIn } from './titles.ts';
import { pressedAbroad } from './words-abroad.ts';

/** What the coach says, in Markdown, and the ids of what it rests on. */
export interface Reply {
  text: string;
  cites?: string[];
  /** What the visitor may want to say next. */
  buttons?: ChatButton[];
}

/** One thing the coach can do: a reply, or nothing when this is not its moment. */
export type Move = (turn: Turn) => Reply | undefined;

/** A visitor's message with all that a move may look at. */
export class Turn {
  readonly question: Question;
  readonly catalogue: Catalogue;
  readonly content: CoachContent;
  #match: Match | undefined;
  #subject: { found: Subject | undefined } | undefined;
  #request: Request | undefined;
  #language: { found: PhrasingLanguage | undefined } | undefined;
  readonly #pressed: ReturnType<typeof pressedAbroad>;

  constructor(question: Question, catalogue: Catalogue, content: CoachContent = NO_CONTENT) {
    this.#pressed = pressedAbroad(question.message);
    const message = this.#pressed?.says ?? question.message;
    this.question = withTargets({ ...question, message }, catalogue.addresses);
    this.catalogue = catalogue;
    this.content = content;
  }

  get message(): string {
    return this.question.message;
  }

  /** The coach's words before this message. */
  get before(): string {
    const last = this.question.history.at(-1);
    return last?.role === 'assistant' ? last.content : '';
  }

  /** What the visitor said before this message. */
  get askedBefore(): string {
    return this.question.history.findLast(isUser)?.content ?? '';
  }

  /** The last that the visitor told, and not only asked on about. */
  get story(): string {
    const told = ({ role, content }: ChatMessage) =>
      role === 'user' && !REPLY.test(content) && !pressedAbroad(content) && !requestIn(content, true).alone;
    return this.question.history.findLast(told)?.content ?? '';
  }

  /** What is asked to be made, and of what. */
  get request(): Request {
    const goesOn = this.subject !== undefined || this.situation !== undefined;
    const said = this.question.heard ?? this.message;
    return (this.#request ??= requestIn(goesOn ? withoutName(said) : said, goesOn));
  }

  /** The situation that the message speaks of. */
  get match(): Match {
    const { message } = this;
    const { directions, ownMatters } = this.content;
    this.#match ??= ownMatter(
      directed(
        ofWhom(this.catalogue.situations.match(this.request.about || message), message),
        message,
        directions,
      ),
      message,
      ownMatters,
    );
    return this.#match;
  }

  /** The visitor's language, where the coach has its own words in it: the message's, the pressed button's or title's, or, in a word or two, the story's. */
  get language(): PhrasingLanguage | undefined {
    this.#language ??= { found: this.#languageTold() };
    return this.#language.found;
  }

  /** The same message, answered in a language that was asked for. */
  speaking(language: PhrasingLanguage | undefined): Turn {
    const turn = new Turn(this.question, this.catalogue, this.content);
    turn.#language = { found: language };
    turn.#match = { ...this.match, language: language ?? null };
    return turn;
  }

  #languageTold(): PhrasingLanguage | undefined {
    const isFew = this.message.split(/\s+/).length <= FEW;
    const language =
      this.match.language ??
      languageOf(this.message) ??
      this.#pressed?.language ??
      titleIn(this.message, this.catalogue)?.language ??
      (isFew ? languageOf(this.story) : null);
    return PHRASING_LANGUAGES.find((one) => one === language);
  }

  /** What the coach last spoke of. */
  get subject(): Subject | undefined {
    const { history } = this.question;
    this.#subject ??= { found: subjectOf(history, this.catalogue, this.content.notions) };
    return this.#subject.found;
  }

  /** The situation that is being talked about: what the coach last spoke of, or the open page's. */
  get situation(): Situation | undefined {
    const { subject } = this;
    if (subject?.kind === 'situation') return subject.situation;
    if (subject?.kind === 'choice') return subject.situations[0];
    return subject ? undefined : situationIn(this.question.page, this.catalogue);
  }

  /** What a text that is asked for has to say: told in this message, or before a “shorter”. */
  get matter(): Matter | undefined {
    const { form } = this.request;
    const told = this.#matterTold();
    return told?.isSayable || form === 'agenda' || form === 'checklist' ? told : undefined;
  }

  #matterTold(): Matter | undefined {
    const own = (this.request.isOpening && matterToTell(this.message)) || matterIn(this.message);
    if (own || !this.request.alone) return own;
    return matterIn(this.story) ?? (this.name ? matterTold(this.story, this.name) : undefined);
  }

  /** The one request to which the visitor has to say no, in the story that is gone on about. */
  get refusal(): Refusal | undefined {
    const told = refusalIn(this.story);
    return told && !isWrittenAbout(this.catalogue.situations.match(this.story)) ? told : undefined;
  }

  /** The first name of whom the visitor speaks. */
  get name(): string | undefined {
    return nameIn(saidBy(this.question.history, this.message));
  }

  /** The sex of whom the visitor speaks, in words of their own and not of a question that was pressed. */
  get sex(): Sex | undefined {
    const pressed = (this.situation?.faq ?? []).flatMap(({ question }) => inEitherSex(question));
    return sexTold(saidBy(this.question.history, this.message).filter((said) => !pressed.includes(said)));
  }

  get completed(): ReadonlySet<string> {
    return new Set(this.question.journey.completedItems);
  }

  /** The item whose page is open. */
  get onPage(): Artifact | undefined {
    const id = /\bartifact:([a-z0-9-]+)/.exec(this.question.page)?.[1];
    return id === undefined ? undefined : this.catalogue.get(id);
  }
}

/** Words of a message by which no language is told. */
const FEW = 3;

/** A reply to the coach rather than a story. */
const REPLY =
  /^\W*(?:yes|no|nope|ok(?:ay)?|thanks?|thank you|stop|practi[sc]e it|the (?:first|second|third|last) one|which one|\d)\b.{0,24}$/i;

/** What the coach said before, and where the visitor is, as its own words name them. */
function withTargets(question: Question, addresses: Addresses): Question {
  return {
    ...question,
    page: addresses.inward(question.page),
    history: question.history.map((entry) =>
      entry.role === 'assistant' ? { ...entry, content: addresses.inward(entry.content) } : entry,
    ),
  };
}

function isUser({ role }: ChatMessage): boolean {
  return role === 'user';
}
