import type {
  Artifact,
  ArtifactCard,
  ArtifactMetadata,
  ArtifactTitle,
  PersonasAnswer,
} from '@coachlab/contracts';

/** An artifact with its id's category, in the lab, with all that a card shows. */
export function artifact(id: string, fields: Partial<Artifact> = {}): Artifact {
  return {
    id,
    title: `Title of ${id}`,
    subtitle: `Subtitle of ${id}`,
    description: `Description of ${id}.`,
    purpose: `Purpose of ${id}.`,
    outcomes: [`First outcome of ${id}`, `Second outcome of ${id}`, `Third outcome of ${id}`],
    tags: ['alpha', 'beta', 'gamma', 'delta', 'epsilon'],
    section: 'lab',
    category: 'framework',
    ...fields,
  };
}

export function metadata(fields: Partial<ArtifactMetadata> = {}): ArtifactMetadata {
  return {
    level: 'L1',
    mode: 'S',
    framework: ['GROW'],
    difficulty: 'Beginner',
    time_minutes: 15,
    prerequisites: [],
    persona_fit: {},
    ...fields,
  };
}

export function cardOf({
  id,
  title,
  subtitle,
  description,
  section,
  category,
  outcomes,
  tags,
}: Artifact): ArtifactCard {
  return { id, title, subtitle, description, section, category, outcomes, tags };
}

export function titleOf({ id, title, section, category }: Artifact): ArtifactTitle {
  return { id, title, section, category };
}

export const PERSONAS: PersonasAnswer = {
  personas: {
    enabler: {
      name: 'The Enabler',
      description: 'Helps others to coach.',
      weights: { level: { L1: 1, L2: 2, L3: 3 }, mode: { S: 1 }, framework: { GROW: 1, CLEAR: 5 }, time: {} },
    },
  },
};
