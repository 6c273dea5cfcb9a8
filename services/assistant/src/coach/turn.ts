import type { Artifact, ChatButton, ChatMessage, Situation } from '@coachlab/contracts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Question } from '../chat/question.ts';
import type { Match } from '../situations/situation-matcher.ts';

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
  #match: Match | undefined;

  constructor(question: Question, catalogue: Catalogue) {
    this.question = question;
    this.catalogue = catalogue;
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

  /** The situation that the message speaks of. */
  get match(): Match {
    return (this.#match ??= this.catalogue.situations.match(this.message));
  }

  /** The situation that is being talked about: the last that the coach answered or offered first, or the open page's. */
  get situation(): Situation | undefined {
    const said = this.question.history.findLast(
      ({ role, content }) => role === 'assistant' && LINKED.test(content),
    );
    const about = said?.content ?? this.question.page;
    // What else it may be is linked above the answer.
    const slug = LINKED.exec(about.slice(Math.max(0, about.lastIndexOf(ANSWERED))))?.[1];
    return this.catalogue.situations.situations.find((one) => one.slug === slug);
  }

  get completed(): ReadonlySet<string> {
    return new Set(this.question.journey.completedItems);
  }

  /** The item whose page is open. */
  get onPage(): Artifact | undefined {
    const id = /\/artifact\/([a-z0-9-]+)/.exec(this.question.page)?.[1];
    return id === undefined ? undefined : this.catalogue.get(id);
  }
}

/** How the coach ends an answer from a situation; a choice between several ends otherwise. */
export const ANSWERED = '[On a page of its own]';
const LINKED = /\/-\/situations\/([a-z0-9-]+)/;

function isUser({ role }: ChatMessage): boolean {
  return role === 'user';
}
