import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type ArtifactMetadata, type JourneyContent, PERSONA_KEYS, type Persona } from '@coachlab/contracts';
import { parse } from 'yaml';
import { INTAKE_QUESTIONS, profileFrom } from './intake.ts';
import { journeyPath, quickstart, timeFilterFor } from './journey-path.ts';

const SERVICES = new URL('../../../../services/', import.meta.url);
const read = <T>(path: string) => parse(readFileSync(new URL(path, SERVICES), 'utf8')) as T;

interface File {
  id: string;
  order: number;
  metadata: ArtifactMetadata;
}

const artifacts = readdirSync(new URL('catalog/content/artifacts/', SERVICES))
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => read<File>(`catalog/content/artifacts/${name}`))
  .toSorted((one, other) => one.order - other.order);
const metadata = Object.fromEntries(artifacts.map((artifact) => [artifact.id, artifact.metadata]));
const personas = read<Record<string, Persona>>('journey/content/personas.yaml');
const { challenges } = read<JourneyContent>('journey/content/journey.yaml');

const optionsOf = (asked: string): readonly string[] => {
  const question = INTAKE_QUESTIONS.find(({ id }) => id === asked);
  return question && 'options' in question ? question.options : [];
};
const LOW_ENERGY = [[], ['low-energy']];
const answers = optionsOf('role').flatMap((role) =>
  optionsOf('goal').flatMap((goal) =>
    [1, 3, 5].flatMap((confidence) =>
      optionsOf('time').flatMap((time) =>
        LOW_ENERGY.map((constraints) => ({ role, goal, confidence, time, constraints })),
      ),
    ),
  ),
);

const startOf = (persona: string) =>
  quickstart(artifacts, metadata, persona, personas[persona]?.weights).map(({ artifact }) => artifact);

describe('where the five personas start, with the real catalogue', () => {
  it.each(PERSONA_KEYS)('%s: nothing of the five needs something undone', (persona) => {
    const five = startOf(persona);
    expect(five).toHaveLength(5);
    expect(five.filter((artifact) => artifact.metadata.prerequisites.length > 0)).toEqual([]);
    expect(five.filter(({ id }) => id.includes('certification'))).toEqual([]);
  });

  it('is a first item that fits into the time anybody has, whatever their energy', () => {
    expect(new Set(answers.map((one) => profileFrom(one, null).persona)).size).toBe(PERSONA_KEYS.length);
    for (const one of answers) {
      const profile = profileFrom(one, null);
      const [first] = startOf(profile.persona);
      expect(first?.metadata.time_minutes).toBeLessThanOrEqual(Math.min(15, Number(profile.time)));
    }
  });

  it('is a focus for today that is open, and fits into the time they said they have', () => {
    for (const one of answers) {
      const { persona, time } = profileFrom(one, null);
      const { focus } = journeyPath({
        artifacts,
        metadata,
        persona,
        weights: personas[persona]?.weights,
        completed: [],
        mode: 'guided',
        time: timeFilterFor(time),
      });
      expect(focus?.metadata.prerequisites).toEqual([]);
      expect(focus?.metadata.time_minutes).toBeLessThanOrEqual(Number(time));
    }
  });
});

describe('the challenges', () => {
  it.each(challenges)('$id: names nothing that is locked on arrival', ({ recommendedArtifacts }) => {
    expect(recommendedArtifacts.filter((id) => metadata[id]?.prerequisites.length !== 0)).toEqual([]);
  });

  it('of a hard conversation starts with the planner', () => {
    const hard = challenges.find(({ id }) => id === 'difficult-conversation');
    expect(hard?.quickAction.href).toBe('/artifact/template-difficult-conversation-planner');
  });
});
