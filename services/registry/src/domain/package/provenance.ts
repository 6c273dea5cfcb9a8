import type { Provenance, PublishReason } from '@coachlab/contracts';
import { sha384, validatorFor } from '@coachlab/federation/server';

/** Documents that say where a release comes from. They are no part of its digest: the same build may come from two places. */
export const PROVENANCE = 'provenance.json';
export const SBOM = 'sbom.cdx.json';

/** Bytes; that of a section is about 80 KB. */
const LARGEST_SBOM = 2 * 1024 * 1024;
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

const sbomFaults = validatorFor({
  type: 'object',
  required: ['bomFormat', 'specVersion', 'components'],
  properties: {
    bomFormat: { const: 'CycloneDX' },
    specVersion: { enum: ['1.4', '1.5', '1.6', '1.7'] },
    components: {
      type: 'array',
      maxItems: 5_000,
      items: {
        type: 'object',
        required: ['type', 'name', 'version'],
        properties: {
          type: { type: 'string', minLength: 1, maxLength: 40 },
          name: { type: 'string', minLength: 1, maxLength: 300 },
          version: { type: 'string', minLength: 1, maxLength: 100 },
        },
      },
    },
  },
});

/** What stands against the provenance of a package and its SBOM, beyond the shape of the first. */
export function checkProvenance(
  provenance: Provenance | null,
  version: string,
  files: ReadonlyMap<string, Buffer>,
): PublishReason[] {
  const reasons: PublishReason[] = [];
  const bytes = files.get(SBOM);
  const invalid = (path: string, message: string) =>
    reasons.push({ code: 'manifest_invalid', path, message });
  if (provenance) {
    if (provenance.version !== version)
      invalid(PROVENANCE, `${PROVENANCE} is of version ${provenance.version}, the release of ${version}.`);
    if (Number.isNaN(Date.parse(provenance.builtAt))) invalid(PROVENANCE, `${PROVENANCE} has no such time.`);
    if ((provenance.commit === null) !== (provenance.dirty === null))
      invalid(PROVENANCE, `${PROVENANCE} says dirty exactly where it names a commit.`);
  }
  if (!bytes) {
    if (provenance?.sbom)
      reasons.push({
        code: 'file_missing',
        path: SBOM,
        message: `${SBOM} is named by ${PROVENANCE} and is not in the package.`,
      });
    return reasons;
  }
  if (provenance?.sbom !== sha384(bytes))
    reasons.push({
      code: 'digest_mismatch',
      path: SBOM,
      message: `${SBOM} is not what ${PROVENANCE} names.`,
    });
  if (bytes.length > LARGEST_SBOM) invalid(SBOM, `${SBOM} has more than 2 MB.`);
  else for (const fault of faultsOfSbom(bytes).slice(0, 5)) invalid(SBOM, `${SBOM}${fault}.`);
  return reasons;
}

function faultsOfSbom(bytes: Buffer): string[] {
  try {
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
    return sbomFaults(value).map(({ path, message }) => `${path} ${message}`);
  } catch {
    return [' is not JSON'];
  }
}
