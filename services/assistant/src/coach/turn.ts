import type { Artifact, ChatMessage } from '@coachlab/contracts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Question } from '../chat/question.ts';

/** What the coach says, in Markdown, and the ids of what it rests on. */
export interface Reply {
  text: string;
  cites?: string[];
}

/** One thing the coach can do: a reply, or nothing when this is not its moment. */
export type Move = (turn: Turn) => Reply | undefined;

/** A visitor's message with all that a move may look at. */
export class Turn {
  readonly question: Question;
  readonly catalogue: Catalogue;

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

  get completed(): ReadonlySet<string> {
    return new Set(this.question.journey.completedItems);
  }

  /** The item whose page is open. */
  get onPage(): Artifact | undefined {
    const id = /\/artifact\/([a-z0-9-]+)/.exec(this.question.page)?.[1];
    return id === undefined ? undefined : this.catalogue.get(id);
  }
}

function isUser({ role }: ChatMessage): boolean {
  return role === 'user';
}
