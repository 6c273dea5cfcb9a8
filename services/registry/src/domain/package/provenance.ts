import type { Provenance, PublishReason } from '@coachlab/contracts';
import { validatorFor } from '@coachlab/federation/server';

/** Says where a release comes from. It is no part of its digest: the same build may come from two places. */
export const PROVENANCE = 'provenance.json';
/** What commands of an earlier version sent with it. It is stored, for teams, and no longer looked at. */
export const SBOM = 'sbom.cdx.json';

const digest = { type: ['string', 'null'], pattern: '^sha384-[A-Za-z0-9+/]{64}$' } as const;

/** Everything wrong with the shape of a provenance.json. */
export const provenanceFaults = validatorFor({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://coachlab.example/schemas/provenance.json',
  type: 'object',
  required: ['version', 'commit', 'dirty', 'builder', 'builtAt', 'lockfile', 'sbom'],
  additionalProperties: false,
  properties: {
    version: { type: 'string', maxLength: 64 },
    commit: { type: ['string', 'null'], pattern: '^([0-9a-f]{40}|[0-9a-f]{64})$' },
    dirty: { type: ['boolean', 'null'] },
    builder: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[\\x20-\\x7e]+$' },
    builtAt: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$' },
    lockfile: digest,
    sbom: digest,
  },
});

/** What stands against the provenance of a package, beyond its shape. */
export function checkProvenance(provenance: Provenance | null, version: string): PublishReason[] {
  const reasons: PublishReason[] = [];
  const invalid = (path: string, message: string) =>
    reasons.push({ code: 'manifest_invalid', path, message });
  if (provenance) {
    if (provenance.version !== version)
      invalid(PROVENANCE, `${PROVENANCE} is of version ${provenance.version}, the release of ${version}.`);
    if (Number.isNaN(Date.parse(provenance.builtAt))) invalid(PROVENANCE, `${PROVENANCE} has no such time.`);
    if ((provenance.commit === null) !== (provenance.dirty === null))
      invalid(PROVENANCE, `${PROVENANCE} says dirty exactly where it names a commit.`);
  }
  return reasons;
}
