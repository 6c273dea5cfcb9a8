import type { ArtifactFile } from '../artifact-file.ts';
import type { Fault, Rule } from '../rule.ts';

const UNIQUE = ['order', 'title', 'subtitle', 'description'] as const;

export const identity: Rule = {
  name: 'ids say their category; order, titles and descriptions are unique',
  scope: 'each',
  check({ artifacts }) {
    const prefixes = artifacts
      .filter((artifact) => !artifact.id.startsWith(`${artifact.category}-`))
      .map(({ id, category }): Fault => ({ id, field: 'id', message: `does not begin with ${category}-` }));
    const certificates = artifacts
      .filter(
        (artifact) =>
          artifact.section === 'certifications' && !artifact.id.startsWith('knowledge-certification-'),
      )
      .map(({ id }): Fault => ({ id, field: 'id', message: 'does not begin with knowledge-certification-' }));
    return [...prefixes, ...certificates, ...UNIQUE.flatMap((field) => sharedValues(artifacts, field))];
  },
};

function sharedValues(artifacts: ArtifactFile[], field: (typeof UNIQUE)[number]): Fault[] {
  const owners = Map.groupBy(artifacts, (artifact) => artifact[field]);
  return [...owners].flatMap(([value, group]) =>
    group.length === 1
      ? []
      : group.map(({ id }) => ({
          id,
          field,
          message: `“${value}” is shared by ${group.map((one) => one.id).join(', ')}`,
        })),
  );
}
