import type {
  DiscoveryCandidate,
  DiscoveryDocument,
  DiscoveryRemote,
  Release,
  SigningCertificate,
} from '@coachlab/contracts';
import type { Members } from './remote-schema.ts';
import {
  navigationSchema,
  needsSchema,
  remoteNameSchema,
  roleSchema,
  routeSchema,
  slotSchema,
} from './remote-schema.ts';

/**
 * JSON Schema (draft 7) of `DiscoveryDocument`, see contracts/src/discovery.ts. A newer registry may add members:
 * unknown ones are left alone.
 */
const version = {
  type: 'string',
  pattern: '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(-[0-9A-Za-z.-]+)?$',
  maxLength: 100,
} as const;
const digest = { type: 'string', pattern: '^sha384-[A-Za-z0-9+/]{64}$' } as const;
/** Relative and inside the release's folder: no `..`, no leading slash, no scheme. */
const file = {
  type: 'string',
  pattern: '^(?!.*\\.\\.)[A-Za-z0-9_@~-][A-Za-z0-9_@.~/-]*$',
  maxLength: 300,
} as const;
const files = { type: 'array', items: file } as const;
const visitors = { type: 'array', items: { type: 'string', minLength: 1 } } as const;
const instant = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$',
} as const;

export const releaseSchema = {
  type: 'object',
  required: [
    'name',
    'version',
    'base',
    'container',
    'entry',
    'integrity',
    'server',
    'pages',
    'routes',
    'navigation',
    'slots',
    'needs',
    'shared',
  ],
  properties: {
    name: remoteNameSchema,
    version,
    /** On the own origin: a document cannot send a browser elsewhere for code. */
    base: { type: 'string', pattern: '^/(?!/)(?!.*\\.\\.)[A-Za-z0-9_@.~/-]*/$', maxLength: 300 },
    container: { type: 'string', pattern: '^[A-Za-z_$][A-Za-z0-9_$]*$', maxLength: 150 },
    entry: file,
    integrity: { type: 'object', propertyNames: file, additionalProperties: digest },
    server: { type: 'object', required: ['file', 'sha384'], properties: { file, sha384: digest } },
    pages: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['js', 'css'],
        properties: { js: files, css: files },
      },
    },
    routes: { type: 'array', items: routeSchema },
    navigation: { type: 'array', items: navigationSchema },
    slots: { type: 'array', items: slotSchema },
    roles: { type: 'array', items: roleSchema },
    needs: needsSchema,
    shared: { type: 'object', additionalProperties: { type: 'string' } },
    /** For people; nothing is decided by it. */
    provenance: { type: 'object' },
  } satisfies Members<Release>,
} as const;

/** API name to a service's origin. */
const origins = {
  type: 'object',
  additionalProperties: { type: 'string', pattern: '^https?://[A-Za-z0-9.:\\[\\]-]+$' },
} as const;

const candidateSchema = {
  type: 'object',
  required: ['release', 'weight', 'seed'],
  properties: {
    release: version,
    weight: { type: 'integer', minimum: 0, maximum: 10_000 },
    seed: { type: 'string', minLength: 1 },
    allow: visitors,
    deny: visitors,
    upstreams: origins,
  } satisfies Members<DiscoveryCandidate>,
} as const;

/** Not required here: without it no document comes as far as its shape, and a registry tries releases without one. */
const certificate = {
  type: 'object',
  required: ['key', 'notBefore', 'notAfter', 'signature'],
  properties: {
    key: { type: 'string' },
    notBefore: instant,
    notAfter: instant,
    signature: { type: 'string' },
  } satisfies Members<SigningCertificate>,
} as const;

export const discoverySchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://coachlab.example/schemas/discovery.json',
  type: 'object',
  required: ['schema', 'epoch', 'issuedAt', 'expiresAt', 'remotes', 'releases', 'signature'],
  properties: {
    schema: { const: 1 },
    epoch: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    issuedAt: instant,
    expiresAt: instant,
    remotes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'owner', 'stable'],
        properties: {
          name: remoteNameSchema,
          owner: { type: 'string', minLength: 1 },
          stable: version,
          candidate: candidateSchema,
          fallback: version,
          owns: { type: 'array', items: { type: 'string', pattern: '^/' } },
          disabled: { type: 'boolean' },
        } satisfies Members<DiscoveryRemote>,
      },
    },
    releases: { type: 'object', additionalProperties: releaseSchema },
    services: origins,
    awaited: { type: 'array', items: { type: 'string', pattern: '^/' } },
    offline: { type: 'boolean' },
    certificate,
    signature: { type: 'string', minLength: 1 },
  } satisfies Members<DiscoveryDocument>,
} as const;
