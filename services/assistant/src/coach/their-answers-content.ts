/** What the other side answered or will answer, whatever the matter is, and what can be said to it. */
export interface TheirAnswer {
  /** Regular expressions over the message, in any case: what has to fit, and what may not. */
  told: string;
  unless?: string;
  /** How it is understood, as a heading. */
  taken: string;
  answer: string;
  say: string;
  /** What to do where it was answered before, and stays so. */
  again: string;
}

const text = { type: 'string', minLength: 3 };

export const ANSWERS = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['told', 'taken', 'answer', 'say', 'again'],
    properties: { told: text, unless: text, taken: text, answer: text, say: text, again: text },
  },
};
