import { validatorFor } from '@coachlab/federation/server';

const file = { type: 'string', minLength: 1, maxLength: 300 } as const;
const files = { type: 'array', items: file, maxItems: 200 } as const;

/**
 * JSON Schema of `ReleasePackage`. A version is lower-case, so that databases and file systems that ignore case
 * tell all of them apart.
 */
const releasePackageSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://coachlab.example/schemas/release.json',
  type: 'object',
  required: ['schema', 'name', 'version', 'container', 'entry', 'server', 'pages', 'files', 'shared'],
  additionalProperties: false,
  properties: {
    schema: { const: 1 },
    name: { type: 'string' },
    version: {
      type: 'string',
      pattern: '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(-[0-9a-z-]+(\\.[0-9a-z-]+)*)?$',
      maxLength: 64,
    },
    container: { type: 'string', pattern: '^[A-Za-z_$][A-Za-z0-9_$]*$', maxLength: 150 },
    entry: { ...file, pattern: '^browser/.*\\.js$' },
    server: { ...file, pattern: '^server/.*\\.c?js$' },
    pages: {
      type: 'object',
      maxProperties: 500,
      additionalProperties: {
        type: 'object',
        required: ['js', 'css'],
        additionalProperties: false,
        properties: { js: files, css: files },
      },
    },
    files: {
      type: 'object',
      additionalProperties: { type: 'string', pattern: '^sha384-[A-Za-z0-9+/]{64}$' },
    },
    shared: { type: 'object', maxProperties: 100, additionalProperties: { type: 'string', maxLength: 100 } },
  },
} as const;

/** Everything wrong with the shape of a release.json; none when it is a `ReleasePackage`. */
export const releasePackageFaults = validatorFor(releasePackageSchema);

/** The part of mf-manifest.json that the registry relies on. */
export interface ModuleManifest {
  /** Name of the container. */
  name: string;
  exposes: { name: string }[];
}

export const moduleManifestFaults = validatorFor({
  type: 'object',
  required: ['name', 'exposes'],
  properties: {
    name: { type: 'string' },
    exposes: {
      type: 'array',
      items: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    },
  },
});
