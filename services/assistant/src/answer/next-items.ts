import type { Artifact, ArtifactMetadata } from '@coachlab/contracts';
import type { Question } from '../chat/question.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** Completed L1 from which practice begins, and L2 from which mastery begins (spec, section 9). */
const PRACTICE_FROM = 5;
const MASTERY_FROM = 8;

export type LearningStage = 'foundation' | 'practice' | 'mastery';

const SHOWN: Record<LearningStage, readonly string[]> = {
  foundation: ['L1'],
  practice: ['L1', 'L2'],
  mastery: ['L1', 'L2', 'L3'],
};

export function stageOf(completed: ReadonlySet<string>, { metadata }: Knowledge): LearningStage {
  const count = (level: string) => [...completed].filter((id) => levelOf(metadata, id) === level).length;
  if (count('L2') >= MASTERY_FROM) return 'mastery';
  return count('L1') >= PRACTICE_FROM ? 'practice' : 'foundation';
}

/** The profile's persona, when it is one that the catalogue or the journey knows. */
export function personaOf(profile: Record<string, unknown> | null, knowledge: Knowledge): string | null {
  const key = profile?.persona;
  if (typeof key !== 'string') return null;
  const known =
    Object.hasOwn(knowledge.personas, key) ||
    Object.values(knowledge.metadata).some(({ persona_fit: fit }) => Object.hasOwn(fit, key));
  return known ? key : null;
}

/** What is not done and not locked, and in guided mode of the stage's levels; the best fit first, ties in the catalogue's order. */
export function nextItems(knowledge: Knowledge, { journey }: Question, persona: string | null): Artifact[] {
  const { items, metadata } = knowledge;
  const completed = new Set(journey.completedItems);
  const levels = journey.mode === 'guided' ? SHOWN[stageOf(completed, knowledge)] : SHOWN.mastery;
  const open = items.flatMap((item) => {
    const facts = metadata[item.id];
    if (!facts || completed.has(item.id) || !levels.includes(facts.level)) return [];
    if (!facts.prerequisites.every((id) => completed.has(id))) return [];
    return [{ item, score: persona ? fitOf(facts, persona, knowledge) : beginnersFit(facts) }];
  });
  return open.sort((one, other) => other.score - one.score).map(({ item }) => item);
}

/** The journey's score: the persona's weights for level, mode, frameworks and minutes, and the item's own fit. */
function fitOf(facts: ArtifactMetadata, persona: string, { personas }: Knowledge): number {
  const fit = Object.hasOwn(facts.persona_fit, persona) ? facts.persona_fit[persona]! : 0;
  const weights = Object.hasOwn(personas, persona) ? personas[persona]!.weights : undefined;
  if (!weights) return fit;
  const frameworks = facts.framework.reduce((sum, name) => sum + (weights.framework[name] ?? 0), 0);
  return (
    fit +
    (weights.level[facts.level] ?? 0) +
    (weights.mode[facts.mode] ?? 0) +
    (weights.time[String(facts.time_minutes)] ?? 0) +
    frameworks
  );
}

/** Without a persona: what suits most people, the shorter the better. */
function beginnersFit({ persona_fit: fit, time_minutes: minutes }: ArtifactMetadata): number {
  const all = Object.values(fit);
  return all.reduce((sum, value) => sum + value, 0) / (all.length || 1) - minutes / 100;
}

function levelOf(metadata: Knowledge['metadata'], id: string): string | undefined {
  return Object.hasOwn(metadata, id) ? metadata[id]?.level : undefined;
}
