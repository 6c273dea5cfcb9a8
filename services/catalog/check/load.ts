import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Situation } from '@coachlab/contracts';
import { Ajv } from 'ajv';
import { load } from 'js-yaml';
import type {
  ArtifactFile,
  Catalogue,
  Construction,
  OtherFile,
  SourceEntry,
  WorkWithout,
} from './artifact-file.ts';
import type { Fault } from './rule.ts';

export interface LoadedContent {
  /** Only files that fit the schema, so that rules need not look for missing fields. */
  catalogue: Catalogue;
  faults: Fault[];
  fileCount: { artifacts: number; situations: number };
}

const ROOT = join(import.meta.dirname, '../../..');
/** What visitors read that other services keep: quizzes, archetypes, personas, challenges. */
const OTHERS = 'services/{assessment,journey}/content/**/*.yaml';

export function loadContent(folder: string): LoadedContent {
  const artifacts = loadFolder<ArtifactFile>(folder, 'artifact', 'id', (id) => id);
  const situations = loadFolder<Situation>(folder, 'situation', 'slug', (slug) => `situations/${slug}`);
  artifacts.found.sort((a, b) => a.order - b.order);
  const list = <T>(file: string) => load(readFileSync(join(folder, file), 'utf8')) as T[];
  return {
    catalogue: {
      artifacts: artifacts.found,
      situations: situations.found,
      sources: list<SourceEntry>('sources.yaml'),
      worksWithout: list<WorkWithout>('works-without-identifier.yaml'),
      constructions: list<Construction>('banned-constructions.yaml'),
      others: loadOthers(),
    },
    faults: [...artifacts.faults, ...situations.faults],
    fileCount: { artifacts: artifacts.count, situations: situations.count },
  };
}

/** Reads `{kind}s/*.yaml`, each held to `{kind}.schema.json` and to its own name. */
function loadFolder<T>(
  folder: string,
  kind: 'artifact' | 'situation',
  nameField: keyof T & string,
  idOf: (name: string) => string,
): { found: T[]; faults: Fault[]; count: number } {
  const validate = new Ajv({ allErrors: true }).compile(
    JSON.parse(readFileSync(join(folder, `${kind}.schema.json`), 'utf8')),
  );
  const faults: Fault[] = [];
  const found: T[] = [];
  const own = join(folder, `${kind}s`);
  const files = existsSync(own)
    ? readdirSync(own)
        .filter((file) => file.endsWith('.yaml'))
        .sort()
    : [];

  for (const file of files) {
    const name = basename(file, '.yaml');
    const add = (field: string, message: string) => faults.push({ id: idOf(name), field, message });
    const content = readYaml(join(own, file), add);
    if (content === undefined) continue;
    if (validate(content)) {
      const value = content as T;
      if (value[nameField] !== name) add(nameField, `is ${value[nameField]}, the file is named ${file}`);
      found.push(value);
      continue;
    }
    for (const error of validate.errors ?? []) {
      const field = error.instancePath.slice(1).replaceAll('/', '.') || '(file)';
      add(field, `${error.message ?? 'does not fit the schema'}${detail(error.params)}`);
    }
  }
  return { found, faults, count: files.length };
}

function loadOthers(): OtherFile[] {
  return globSync(OTHERS, { cwd: ROOT })
    .sort()
    .map((file) => ({
      id: file.replace(/\.yaml$/, ''),
      content: load(readFileSync(join(ROOT, file), 'utf8')),
    }));
}

function readYaml(path: string, add: (field: string, message: string) => void): unknown {
  try {
    return load(readFileSync(path, 'utf8'));
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
