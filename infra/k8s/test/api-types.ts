import type { Resource } from './kustomize.ts';

interface Attribute {
  baseName: string;
  type: string;
}
type TypeMaps = Record<string, { getAttributeTypeMap?(): Attribute[] } | undefined>;

interface Model {
  validate(): void;
}

/**
 * What the Kubernetes API would say of a resource, in sentences: keys it does not know, values of another type, required
 * ones that are missing.
 */
export async function faultsOf(resource: Resource): Promise<string[]> {
  const name = `${resource.kind} ${resource.metadata.name}`;
  const [unknown, invalid] = await Promise.all([unknownKeys(resource), invalidValue(resource)]);
  return [...unknown, ...invalid].map((fault) => `${name}: ${fault}`);
}

async function invalidValue(resource: Resource): Promise<string[]> {
  const models = (await import(`kubernetes-models/${resource.apiVersion}`)) as Record<
    string,
    (new (resource: Resource) => Model) | undefined
  >;
  const Kind = models[resource.kind];
  if (!Kind) return [`there is no such kind in ${resource.apiVersion}`];
  try {
    new Kind(resource).validate();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

async function unknownKeys(resource: Resource): Promise<string[]> {
  // Not the package's index: it loads the whole client.
  const types = (await import('@kubernetes/client-node/dist/gen/models/all.js')) as unknown as TypeMaps;
  const version = resource.apiVersion.split('/').at(-1) ?? '';
  return walk(types, resource, `${version.replace(/^v/, 'V')}${resource.kind}`, '');
}

function walk(types: TypeMaps, value: unknown, type: string, path: string): string[] {
  if (value === null || typeof value !== 'object') return [];
  const item = /^Array<(.+)>$/.exec(type)?.[1];
  if (item) return (value as unknown[]).flatMap((entry, at) => walk(types, entry, item, `${path}/${at}`));
  const entry = /^\{ \[key: string\]: (.+); \}$/.exec(type)?.[1];
  if (entry)
    return Object.entries(value).flatMap(([key, part]) => walk(types, part, entry, `${path}/${key}`));
  const attributes = types[type]?.getAttributeTypeMap?.();
  if (!attributes) return [`${path} is ${type}, which the types do not describe`];
  return Object.entries(value).flatMap(([key, part]) => {
    const attribute = attributes.find(({ baseName }) => baseName === key);
    return attribute
      ? walk(types, part, attribute.type, `${path}/${key}`)
      : [`${path}/${key} is not a field`];
  });
}
