import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import type { ArtifactFile, Catalogue, SourceEntry } from './artifact-file.ts';
import type { Fault } from './rule.ts';

export interface LoadedContent {
  /** Only files that fit the schema, so that rules need not look for missing fields. */
  catalogue: Catalogue;
  faults: Fault[];
  fileCount: number;
}

export function loadContent(folder: string): LoadedContent {
  const validate = new Ajv({ allErrors: true }).compile(
    JSON.parse(readFileSync(join(folder, 'artifact.schema.json'), 'utf8')),
  );
  const faults: Fault[] = [];
  const artifacts: ArtifactFile[] = [];
  const files = readdirSync(join(folder, 'artifacts'))
    .filter((file) => file.endsWith('.yaml'))
    .sort();

  for (const file of files) {
    const id = basename(file, '.yaml');
    const add = (field: string, message: string) => faults.push({ id, field, message });
    const content = readYaml(join(folder, 'artifacts', file), add);
    if (content === undefined) continue;
    if (validate(content)) {
      const artifact = content as ArtifactFile;
      if (artifact.id !== id) add('id', `is ${artifact.id}, the file is named ${file}`);
      artifacts.push(artifact);
      continue;
    }
    for (const error of validate.errors ?? []) {
      const field = error.instancePath.slice(1).replaceAll('/', '.') || '(file)';
      add(field, `${error.message ?? 'does not fit the schema'}${detail(error.params)}`);
    }
  }
  artifacts.sort((a, b) => a.order - b.order);
  const sources = parse(readFileSync(join(folder, 'sources.yaml'), 'utf8')) as SourceEntry[];
  return { catalogue: { artifacts, sources }, faults, fileCount: files.length };
}

function readYaml(path: string, add: (field: string, message: string) => void): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    add('(file)', `is not YAML: ${(cause as Error).message.split('\n')[0]}`);
    return undefined;
  }
}

function detail(params: Record<string, unknown>): string {
  if (Array.isArray(params.allowedValues)) return `: ${params.allowedValues.join(', ')}`;
  if (typeof params.additionalProperty === 'string') return `: ${params.additionalProperty}`;
  return '';
}
