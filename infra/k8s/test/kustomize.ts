import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  [key: string]: unknown;
}

interface Kustomization {
  apiVersion: string;
  kind: string;
  namespace: string;
  labels: { pairs: Record<string, string>; includeTemplates: true }[];
  resources: string[];
  patches?: ({ path: string } | { target: { kind: string; name: string }; patch: string })[];
  images?: { name: string; newName?: string; newTag: string }[];
}

/** What our kustomizations use. Another field would be silently lost here, so it is refused. */
const UNDERSTOOD = new Set(['apiVersion', 'kind', 'namespace', 'labels', 'resources', 'patches', 'images']);

/**
 * The resources of a kustomization, as `kubectl kustomize` gives them, for the part of its language that this house
 * uses: so that tests need no binary. Throws on anything else.
 * @param folder absolute
 */
export function kustomize(folder: string): Resource[] {
  const own = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization;
  const strange = Object.keys(own).filter((key) => !UNDERSTOOD.has(key));
  if (strange.length > 0) throw new Error(`${folder}: ${strange.join(', ')} is not supported here`);
  let resources = own.resources.flatMap((path) =>
    path.endsWith('.yaml') ? readResources(join(folder, path)) : kustomize(resolve(folder, path)),
  );
  for (const change of own.patches ?? []) {
    resources =
      'path' in change ? mergeAll(resources, join(folder, change.path)) : patchOne(resources, change);
  }
  for (const resource of resources) {
    for (const { pairs } of own.labels) label(resource, pairs);
    if (resource.kind !== 'Namespace') resource.metadata.namespace = own.namespace;
    for (const container of containersOf(resource)) tag(container, own.images ?? []);
  }
  return resources;
}

export interface Container {
  name: string;
  image: string;
  [key: string]: unknown;
}

/** Of a workload; none of anything else. */
export function containersOf(resource: Resource): Container[] {
  const template = podTemplateOf(resource) as { spec: { containers: Container[] } } | undefined;
  return template?.spec.containers ?? [];
}

export interface PodTemplate {
  metadata: { labels?: Record<string, string> };
  spec: Record<string, unknown>;
}

export function podTemplateOf({ spec }: Resource): PodTemplate | undefined {
  return (spec as { template?: PodTemplate } | undefined)?.template;
}

function readResources(file: string): Resource[] {
  return parseAllDocuments(readFileSync(file, 'utf8'), { merge: true }).map((document) => {
    if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`);
    return document.toJS() as Resource;
  });
}

function mergeAll(resources: Resource[], file: string): Resource[] {
  return readResources(file).reduce(
    (changed, patch) => replaceOne(changed, patch.kind, patch.metadata.name, (old) => merge(old, patch)),
    resources,
  );
}

/** A list that is there already would be merged by keys that only the API's schema knows. */
function merge<T>(old: T, patch: T): T {
  const result: Record<string, unknown> = { ...(old as Record<string, unknown>) };
  for (const [key, value] of Object.entries(patch as Record<string, unknown>)) {
    const before = result[key];
    if (Array.isArray(value) && before !== undefined)
      throw new Error(`Merging the list ${key} is not supported here`);
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
    result[key] = isMap && before !== undefined ? merge(before, value) : value;
  }
  return result as T;
}

interface Operation {
  op: 'add' | 'replace';
  path: string;
  value: unknown;
}

function patchOne(
  resources: Resource[],
  { target, patch }: { target: { kind: string; name: string }; patch: string },
): Resource[] {
  const operations = parse(patch) as Operation[];
  return replaceOne(resources, target.kind, target.name, (old) => operations.reduce(apply, old));
}

function apply(resource: Resource, { op, path, value }: Operation): Resource {
  const result = structuredClone(resource);
  const keys = path.split('/').slice(1);
  const last = keys.pop() as string;
  let place = result as Record<string, unknown>;
  for (const key of keys) {
    if (!(key in place)) throw new Error(`${path} does not exist in ${resource.metadata.name}`);
    place = place[key] as Record<string, unknown>;
  }
  if (op === 'replace' && !(last in place))
    throw new Error(`${path} matches nothing in ${resource.metadata.name}`);
  if (Array.isArray(place) && last === '-') place.push(value);
  else place[last] = value;
  return result;
}

function replaceOne(
  resources: Resource[],
  kind: string,
  name: string,
  change: (old: Resource) => Resource,
): Resource[] {
  const index = resources.findIndex((resource) => resource.kind === kind && resource.metadata.name === name);
  const old = resources[index];
  if (!old) throw new Error(`There is no ${kind} ${name} to patch`);
  return resources.with(index, change(old));
}

function label(resource: Resource, pairs: Record<string, string>): void {
  resource.metadata.labels = { ...resource.metadata.labels, ...pairs };
  const template = podTemplateOf(resource);
  const claims = (resource['spec'] as { volumeClaimTemplates?: Pick<Resource, 'metadata'>[] } | undefined)
    ?.volumeClaimTemplates;
  for (const { metadata } of [...(template ? [template] : []), ...(claims ?? [])]) {
    metadata.labels = { ...metadata.labels, ...pairs };
  }
}

function tag(container: Container, images: NonNullable<Kustomization['images']>): void {
  const image = images.find(({ name }) => name === container.image);
  if (image) container.image = `${image.newName ?? image.name}:${image.newTag}`;
}

/** Absolute path of an overlay. */
export function overlay(name: string): string {
  return join(dirname(import.meta.dirname), 'overlays', name);
}
