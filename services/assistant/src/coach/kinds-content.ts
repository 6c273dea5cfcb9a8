import type { BriefAnswer, PhrasingLanguage, SituationReply } from '@coachlab/contracts';
import { ROLES, type Role } from './roles.ts';

/** A kind of talk, answered whole where no situation is near enough. Patterns are regular expressions in any case. */
export interface Kind {
  kind: string;
  asked?: string;
  /** Words in a row that tell it, in place of `asked`. */
  phrases?: readonly string[];
  unless?: string;
  /** With whom it is, where nothing but that is told. */
  with?: Role;
  /** Whether it is about others, and none where only the visitor is told of, or about the visitor. */
  isOf?: 'others' | 'self';
  /** Whether it is said to somebody above, outside or to many: whoever is named in the message is then seldom the one spoken to. */
  isToOther?: boolean;
  /** How the message was understood, after “I took it that”. */
  taken: string;
  /** Slugs of the situations that are talks of this kind; without them a kind says nothing against a situation of another. */
  pages?: readonly string[];
  say: string;
  replies: readonly SituationReply[];
  tonight: string;
  avoid: string;
  /** For whoever asks for questions alone. */
  questions: readonly string[];
  /** What can be sent. */
  message?: string;
  abroad?: Partial<
    Record<PhrasingLanguage, Pick<BriefAnswer, 'first' | 'say' | 'avoid'> & { asked: string }>
  >;
}

const text = { type: 'string', minLength: 3 };
const BRIEF = {
  type: 'object',
  additionalProperties: false,
  required: ['asked', 'first', 'say', 'avoid'],
  properties: { asked: text, first: text, say: text, avoid: text },
};

export const KINDS = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'taken', 'say', 'replies', 'tonight', 'avoid', 'questions'],
    properties: {
      kind: text,
      asked: { type: 'string' },
      phrases: { type: 'array', minItems: 1, items: text },
      isOf: { enum: ['others', 'self'] },
      isToOther: { type: 'boolean' },
      unless: text,
      with: { enum: Object.keys(ROLES) },
      taken: text,
      pages: { type: 'array', items: text },
      say: text,
      replies: {
        type: 'array',
        minItems: 2,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['they', 'you'],
          properties: { they: text, you: text },
        },
      },
      tonight: text,
      avoid: text,
      questions: { type: 'array', minItems: 3, items: text },
      message: text,
      abroad: {
        type: 'object',
        additionalProperties: false,
        properties: { de: BRIEF, fr: BRIEF, es: BRIEF },
      },
    },
  },
};
