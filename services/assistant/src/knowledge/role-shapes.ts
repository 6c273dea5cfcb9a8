import type { Artifact, ArtifactMetadata, Persona, Situation } from '@coachlab/contracts';
import { validatorFor, type Validator } from '@coachlab/federation/server';

type Schema = Record<string, unknown>;

const text: Schema = { type: 'string', maxLength: 20_000 };
const title: Schema = { type: 'string', minLength: 1, maxLength: 300 };
const number: Schema = { type: 'number' };
/** What an address, and a link in an answer, is made of. */
const id: Schema = { type: 'string', pattern: '^[\\w.~-]{1,120}$' };
const list = (items: Schema): Schema => ({ type: 'array', maxItems: 500, items });
const record = (values: Schema): Schema => ({ type: 'object', additionalProperties: values });
/** What is not named may be anything: nobody here reads it. */
const shape = (required: Record<string, Schema>, optional: Record<string, Schema> = {}): Schema => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
});

const artifact = shape(
  { id, title, description: text, category: text, purpose: text, outcomes: list(text), tags: list(text) },
  {
    subtitle: text,
    duration: text,
    promptTemplate: text,
    examples: list(text),
    relatedArtifacts: list(text),
    targetAudience: list(text),
    hierarchy: list(shape({ title, description: text })),
    inAMinute: shape({ when: text, do: text, say: text, avoid: text }),
    enrichment: shape({
      coreInsight: text,
      realWorldChallenge: text,
      actionableGuidance: list(text),
      coachingPrompts: list(text),
      applicationDrill: shape({ duration: text, description: text, successCriteria: list(text) }),
    }),
  },
);

const situation = shape(
  {
    slug: id,
    title,
    theme: text,
    phrasings: list(text),
    goingOn: text,
    doFirst: text,
    sayThis: list(text),
    avoid: text,
    artifacts: list(text),
    related: list(text),
  },
  {
    stories: list(text),
    phrasingsIn: record(list(text)),
    inBrief: record(shape({ title, first: text, say: text, avoid: text })),
    replies: list(shape({ they: text, you: text })),
    beyondCoaching: text,
    email: shape({ to: text, subject: text, body: text }),
    agenda: list(text),
    checklist: list(text),
    questions: list(text),
    why: text,
    faq: list(shape({ question: text, answer: text }, { alsoAsked: list(text) })),
  },
);

const metadata = shape({ time_minutes: number, persona_fit: record(number) });
const weights = record(number);
const persona = shape({
  name: title,
  description: text,
  weights: shape({ level: weights, mode: weights, framework: weights, time: weights }),
});

/**
 * Whether what a section's API answers has all that the assistant reads of it: one item of a section that does not would
 * otherwise end the answers about all the others.
 */
export const isArtifact = fits<Artifact>(validatorFor(artifact));
export const isSituation = fits<Situation>(validatorFor(situation));
export const isMetadata = fits<ArtifactMetadata>(validatorFor(metadata));
export const isPersona = fits<Persona>(validatorFor(persona));

function fits<T>(faultsOf: Validator): (value: unknown) => value is T {
  return (value): value is T => faultsOf(value).length === 0;
}
