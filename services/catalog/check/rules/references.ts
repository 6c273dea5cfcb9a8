import type { ArtifactFile } from '../artifact-file.ts';
import type { Fault, Rule } from '../rule.ts';

const WITH_PREREQUISITES_AT_LEAST = 20;
const L1_WITH_PREREQUISITES_AT_MOST = 3;

export const references: Rule = {
  name: 'related artifacts exist and are others',
  scope: 'whole',
  check({ artifacts }) {
    const ids = new Set(artifacts.map((artifact) => artifact.id));
    const linked = new Set(artifacts.flatMap((artifact) => artifact.relatedArtifacts ?? []));
    return artifacts.flatMap((artifact) => {
      const faults = (artifact.relatedArtifacts ?? []).flatMap((related, index): Fault[] => {
        const field = `relatedArtifacts.${index}`;
        if (related === artifact.id) return [{ id: artifact.id, field, message: 'is the artifact itself' }];
        return ids.has(related) ? [] : [{ id: artifact.id, field, message: `${related} does not exist` }];
      });
      if (!linked.has(artifact.id))
        faults.push({ id: artifact.id, field: 'id', message: 'no other artifact leads to it' });
      return faults;
    });
  },
};

export const prerequisites: Rule = {
  name: 'prerequisites exist, form no cycle and never stand above the level',
  scope: 'whole',
  check({ artifacts }) {
    const byId = new Map(artifacts.map((artifact) => [artifact.id, artifact]));
    const faults = artifacts.flatMap((artifact) =>
      artifact.metadata.prerequisites.flatMap((needed, index): Fault[] => {
        const field = `metadata.prerequisites.${index}`;
        const other = byId.get(needed);
        if (!other) return [{ id: artifact.id, field, message: `${needed} does not exist` }];
        if (other.metadata.level > artifact.metadata.level)
          return [{ id: artifact.id, field, message: `${needed} is above ${artifact.metadata.level}` }];
        return [];
      }),
    );
    for (const cycle of cyclesOf(byId)) {
      faults.push({
        id: cycle[0] ?? 'catalogue',
        field: 'metadata.prerequisites',
        message: `form a cycle: ${cycle.join(' → ')}`,
      });
    }
    const gated = artifacts.filter((artifact) => artifact.metadata.prerequisites.length > 0);
    if (gated.length < WITH_PREREQUISITES_AT_LEAST) {
      faults.push({
        id: 'catalogue',
        field: 'prerequisites',
        message: `stand in ${gated.length} artifacts, at least ${WITH_PREREQUISITES_AT_LEAST} are wanted`,
      });
    }
    const gatedBasics = gated.filter((artifact) => artifact.metadata.level === 'L1');
    if (gatedBasics.length > L1_WITH_PREREQUISITES_AT_MOST) {
      faults.push({
        id: 'catalogue',
        field: 'prerequisites',
        message: `stand in ${gatedBasics.length} L1 artifacts, rarely means at most ${L1_WITH_PREREQUISITES_AT_MOST}`,
      });
    }
    return faults;
  },
};

/** Each cycle once, as the ids along it with the first repeated at the end. */
export function cyclesOf(byId: ReadonlyMap<string, Pick<ArtifactFile, 'metadata'>>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const walk = (id: string, path: string[]): void => {
    const at = path.indexOf(id);
    if (at >= 0) {
      cycles.push([...path.slice(at), id]);
      return;
    }
    if (finished.has(id)) return;
    for (const next of byId.get(id)?.metadata.prerequisites ?? []) walk(next, [...path, id]);
    finished.add(id);
  };
  for (const id of byId.keys()) walk(id, []);
  return cycles;
}
