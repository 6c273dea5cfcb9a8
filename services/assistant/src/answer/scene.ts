import type { Artifact } from '@coachlab/contracts';

export interface Scene {
  /** The name of the one who leads the talk: the visitor's part. */
  you: string;
  /** The coach's part, or parts. */
  other: string;
  /** What the others say, each time it is their turn. */
  lines: string[];
}

/** Who leads the talk, where that is not the one who speaks first. */
const LEADERS: Readonly<Record<string, string>> = {
  'scenario-burnout-teacher': 'Cormac',
  'scenario-promoted-over-peers': 'Meike',
  'scenario-sponsor-doubt': 'Ruxandra',
};

const LINE = /^([\p{Lu}][\p{L} .'’-]{0,40}): ["“](.*)["”]\s*$/u;

/** A scenario's dialogue as turns. Whoever speaks first leads the talk, unless it is said otherwise. */
export function sceneOf({ id, hierarchy = [] }: Artifact): Scene {
  const spoken = hierarchy
    .flatMap(({ description }) => description.split('\n'))
    .flatMap((line) => {
      const [, name, words] = LINE.exec(line.trim()) ?? [];
      return name && words ? [{ name, words }] : [];
    });
  const you = LEADERS[id] ?? spoken[0]?.name ?? '';
  const others = [...new Set(spoken.map(({ name }) => name))].filter((name) => name !== you);
  const lines: string[] = [];
  let theirTurn = false;
  for (const { name, words } of spoken) {
    const said = others.length > 1 ? `${name}: ${words}` : words;
    if (name !== you && theirTurn) lines.push(`${lines.pop()} ${said}`);
    else if (name !== you) lines.push(said);
    theirTurn = name !== you;
  }
  return { you, other: others.join(' and '), lines };
}
