import type { APIRequestContext } from '@playwright/test';

/**
 * The product's rules for the path and the quickstart, written a second time from the specification alone and
 * computed from the public API: what the pages show must equal it.
 */
interface Entry {
  level: string;
  mode: string;
  framework: string[];
  time_minutes: number;
  prerequisites: string[];
  persona_fit: Record<string, number>;
}
type Weights = Record<'level' | 'mode' | 'framework' | 'time', Record<string, number>>;

export interface PublicData {
  artifacts: { id: string; title: string }[];
  metadata: Record<string, Entry>;
  personas: Record<string, { name: string; weights: Weights }>;
}

export async function publicData(request: APIRequestContext): Promise<PublicData> {
  const read = async (path: string) => (await request.get(path)).json();
  const { metadata } = await read('/api/artifact-metadata');
  const { personas } = await read('/api/personas');
  return { artifacts: await read('/api/artifacts'), metadata, personas };
}

export type Stage = 'foundation' | 'practice' | 'mastery';

export function stageOf({ metadata }: PublicData, completed: string[]): Stage {
  const done = (level: string) => completed.filter((id) => metadata[id]?.level === level).length;
  if (done('L2') >= 8) return 'mastery';
  return done('L1') >= 5 ? 'practice' : 'foundation';
}

/** All that a mode shows, best first, as titles with their ids. */
export function ranking(data: PublicData, persona: string, completed: string[], mode: 'guided' | 'explore') {
  const shown = { foundation: ['L1'], practice: ['L1', 'L2'], mastery: ['L1', 'L2', 'L3'] }[
    stageOf(data, completed)
  ];
  const scored = [];
  for (const { id, title } of data.artifacts) {
    const entry = data.metadata[id];
    if (!entry || (mode === 'guided' && !shown.includes(entry.level))) continue;
    scored.push({ id, title, score: scoreOf(data, persona, completed, id, entry) });
  }
  return byScore(scored);
}

export function quickstartByHand(data: PublicData, persona: string) {
  const { weights } = data.personas[persona]!;
  const scored = data.artifacts.flatMap(({ id, title }) => {
    const entry = data.metadata[id];
    if (!entry) return [];
    const fit = (entry.persona_fit[persona] ?? 0) * 100;
    return [{ id, title, score: fit + (weights.level[entry.level] ?? 0) + (weights.mode[entry.mode] ?? 0) }];
  });
  return byScore(scored).slice(0, 5);
}

function scoreOf(data: PublicData, persona: string, completed: string[], id: string, entry: Entry): number {
  const { weights } = data.personas[persona]!;
  let score = weights.level[entry.level] ?? 0;
  score += weights.mode[entry.mode] ?? 0;
  for (const name of entry.framework) score += weights.framework[name] ?? 0;
  score += weights.time[String(entry.time_minutes)] ?? 0;
  score += entry.persona_fit[persona] ?? 0;
  for (const needed of entry.prerequisites) {
    if (completed.includes(needed)) continue;
    score -= 0.5;
    break;
  }
  return completed.includes(id) ? score * 0.1 : score;
}

/** By insertion, so that equal scores keep the API's order whatever a sort does. Sums are compared as printed. */
function byScore<T extends { score: number }>(items: T[]): T[] {
  const sorted: T[] = [];
  for (const item of items) {
    const at = sorted.findIndex((other) => other.score < item.score - 1e-9);
    sorted.splice(at === -1 ? sorted.length : at, 0, item);
  }
  return sorted;
}
