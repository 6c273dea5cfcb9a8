import type {
  ApiRole,
  NavigationEntry,
  PageTold,
  PlainForm,
  RemoteManifest,
  RemoteRoute,
  RemoteSlot,
  RoleName,
  SearchSource,
} from '@coachlab/contracts';

/**
 * JSON Schemas (draft 7) of `RemoteManifest` and its parts, see contracts/src/remote.ts. A manifest is written
 * by hand, so that unknown members are faults: they are misspelt known ones.
 */
const name = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' } as const;
const page = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,59}$' } as const;
const text = { type: 'string', minLength: 1, maxLength: 300 } as const;
/** Absolute, without empty or relative segments, query or fragment. */
const routePath = { type: 'string', pattern: '^/(?!/)[A-Za-z0-9_.~:*?/-]*$', maxLength: 200 } as const;

/** One address: nothing in it stands for anything else. */
const fixedPath = { ...routePath, pattern: '^/(?!/)[A-Za-z0-9_.~/-]*$' } as const;

/** Every member of the type and no other: a contract that grows does not compile until its schema does. */
export type Members<T> = Record<keyof T, object>;

const apiList = { type: 'string', pattern: '^/api/[a-z0-9/-]+(\\?[a-z0-9=&-]*)?$' } as const;
const member = { type: 'string', pattern: '^[A-Za-z]\\w{0,39}$' } as const;
/** A text with `{member}` in it. */
const template = { type: 'string', minLength: 1, maxLength: 200 } as const;

const searchSchema = {
  type: 'object',
  required: ['from', 'id', 'title', 'kind', 'params'],
  properties: {
    from: apiList,
    list: member,
    id: template,
    title: template,
    kind: template,
    subtitle: template,
    keywords: template,
    summary: template,
    text: template,
    params: { type: 'object', propertyNames: member, maxProperties: 10, additionalProperties: template },
    names: {
      type: 'object',
      propertyNames: member,
      maxProperties: 10,
      additionalProperties: { type: 'object', maxProperties: 100, additionalProperties: text },
    },
  } satisfies Members<SearchSource>,
} as const;

/** Without what a Markdown reader or a browser would take for more than words. */
const plain = { type: 'string', minLength: 1, pattern: '^[^\\[\\]<>`*_\\n]*$' } as const;

const toldSchema = {
  type: 'object',
  required: ['asked', 'says', 'link'],
  properties: {
    asked: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: { type: 'string', pattern: "^[a-z0-9'|-]+( [a-z0-9'|-]+){0,7}$", maxLength: 120 },
    },
    says: { ...plain, maxLength: 500 },
    link: { ...plain, maxLength: 60 },
  } satisfies Members<PageTold>,
} as const;

export const routeSchema = {
  type: 'object',
  required: ['path', 'page'],
  properties: {
    path: routePath,
    page,
    name: page,
    loadingText: text,
    cacheQuery: {
      type: 'array',
      items: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]*$' },
      uniqueItems: true,
    },
    cache: { enum: ['keep', 'never'] },
    frame: { enum: ['full', 'bare'] },
    title: text,
    description: { ...text, maxLength: 500 },
    noindex: { type: 'boolean' },
    sitemapFrom: apiList,
    search: searchSchema,
    told: toldSchema,
    forwardTo: { type: 'string', pattern: '^/api/[a-z0-9./-]+$' },
    forms: {
      type: 'object',
      propertyNames: page,
      additionalProperties: {
        type: 'object',
        required: ['api', 'fields'],
        properties: {
          api: {
            type: 'string',
            pattern: '^/api/[a-z0-9/-]+(/\\{[a-z]+\\}[a-z0-9/-]*)?(\\?[a-z]+=\\{[a-z]+\\})?$',
            maxLength: 200,
          },
          fields: {
            type: 'array',
            items: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$' },
            maxItems: 40,
            uniqueItems: true,
          },
        } satisfies Members<PlainForm>,
        additionalProperties: false,
      },
    },
    callToAction: {
      type: 'object',
      required: ['label', 'order'],
      properties: { label: { ...text, maxLength: 24 }, order: { type: 'number' } },
      additionalProperties: false,
    },
    firstVisitTo: fixedPath,
    dock: {
      type: 'object',
      required: ['label', 'icon', 'slot'],
      properties: { label: text, icon: text, slot: text },
      additionalProperties: false,
    },
    headers: { type: 'object', additionalProperties: { type: 'string', pattern: '^[\\x20-\\x7e]*$' } },
  } satisfies Members<RemoteRoute>,
} as const;

export const navigationSchema = {
  type: 'object',
  required: ['slot', 'label', 'href', 'order'],
  properties: {
    slot: { enum: ['menu', 'footer', 'palette'] },
    label: text,
    description: text,
    /** Root-relative: `//host` and `javascript:` are not. */
    href: { type: 'string', pattern: '^/(?![/\\\\])[^\\s\\\\]*$', maxLength: 500 },
    icon: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9-]*$' },
    /** Path data and nothing else. */
    iconPath: { type: 'string', pattern: '^[Mm][MLHVCSQTAZmlhvcsqtaz0-9 ,.+-]*$', maxLength: 1000 },
    order: { type: 'number' },
  } satisfies Members<NavigationEntry>,
} as const;

export const slotSchema = {
  type: 'object',
  required: ['name', 'page'],
  properties: { name, page, search: searchSchema } satisfies Members<RemoteSlot>,
} as const;

/** A role may be one that its reader does not know yet. */
export const roleSchema = {
  type: 'object',
  required: ['role', 'from'],
  properties: {
    role: page,
    from: apiList,
    opens: page,
    title: { ...text, maxLength: 60 },
  } satisfies Members<ApiRole>,
} as const;

const range = { type: 'string', minLength: 1, maxLength: 100 } as const;

export const needsSchema = {
  type: 'object',
  required: ['shell', 'apis'],
  properties: {
    shell: range,
    apis: { type: 'object', propertyNames: { pattern: '^[a-z][a-z0-9-]*$' }, additionalProperties: range },
  } satisfies Members<RemoteManifest['needs']>,
} as const;

const closed = <T extends object>(schema: T) => ({ ...schema, additionalProperties: false }) as const;
/** A discovery document may know more of a search than its reader; a manifest may not. */
const withClosedSearch = <T extends { properties: object }>(schema: T) => ({
  ...schema,
  properties: { ...schema.properties, search: closed(searchSchema) },
});
const withClosedParts = (schema: typeof routeSchema) => {
  const { properties, ...rest } = withClosedSearch(schema);
  return { ...rest, properties: { ...properties, told: closed(toldSchema) } };
};
const list = <T extends object>(items: T, maxItems: number) => ({ type: 'array', maxItems, items }) as const;

const ROLES: RoleName[] = ['artifacts', 'artifact-metadata', 'situations', 'personas', 'my-data'];

export const remoteNameSchema = name;

/** A button has one address to lead to, and so has a page that is told of. */
const leadsSomewhere = {
  dependencies: {
    callToAction: { properties: { path: fixedPath } },
    told: { properties: { path: fixedPath } },
  },
} as const;

/** remote.json. */
export const remoteManifestSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://coachlab.example/schemas/remote.json',
  ...closed({
    type: 'object',
    required: ['schema', 'name', 'owner', 'routes', 'navigation', 'slots', 'needs'],
    properties: {
      schema: { const: 1 },
      name,
      owner: text,
      routes: list({ ...closed(withClosedParts(routeSchema)), ...leadsSomewhere }, 500),
      navigation: list(closed(navigationSchema), 500),
      slots: list(closed(withClosedSearch(slotSchema)), 100),
      roles: list(
        closed({ ...roleSchema, properties: { ...roleSchema.properties, role: { enum: ROLES } } }),
        20,
      ),
      needs: closed(needsSchema),
    } satisfies Members<RemoteManifest>,
  }),
} as const;
