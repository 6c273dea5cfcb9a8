import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { load } from 'js-yaml';

/** A content file that cannot be used; the message names the file and the field. */
export class ContentError extends Error {
  readonly code = 'content_invalid';
  readonly file: string;

  constructor(file: string, fault: string, cause?: unknown) {
    super(`${file}: ${fault}`, { cause });
    this.name = 'ContentError';
    this.file = file;
  }
}

export interface ContentFile<T> {
  /** File name without its extension. */
  name: string;
  /** Absolute path. */
  path: string;
  value: T;
}

/** A JSON Schema (draft 7 or 2020-12), or the path of a file with one. */
export type SchemaSource = string | object;

/** Reads every YAML file of a folder, in the order of names, and holds each to a schema. Throws ContentError. */
export async function readContentFolder<T>(folder: string, schema: SchemaSource): Promise<ContentFile<T>[]> {
  const validate = await compile<T>(schema);
  const names = (await readdir(folder)).filter((name) => /\.ya?ml$/.test(name)).sort();
  return Promise.all(names.map((name) => readOne(join(folder, name), validate)));
}

/** The same for one file. */
export async function readContentFile<T>(path: string, schema: SchemaSource): Promise<T> {
  const validate = await compile<T>(schema);
  return (await readOne(path, validate)).value;
}

type Validate<T> = ((value: unknown) => value is T) & { errors?: ErrorObject[] | null };

async function compile<T>(source: SchemaSource): Promise<Validate<T>> {
  const schema: { $schema?: string } =
    typeof source === 'string' ? JSON.parse(await readFile(source, 'utf8')) : source;
  const Draft = schema.$schema?.includes('2020-12') ? Ajv2020 : Ajv;
  return new Draft({ allErrors: true, allowUnionTypes: true, strictTypes: false }).compile<T>(schema);
}

async function readOne<T>(path: string, validate: Validate<T>): Promise<ContentFile<T>> {
  let value: unknown;
  try {
    value = load(await readFile(path, 'utf8'));
  } catch (error) {
    throw new ContentError(path, (error as Error).message, error);
  }
  if (!validate(value)) throw new ContentError(path, (validate.errors ?? []).map(faultOf).join('; '));
  return { name: basename(path).replace(/\.ya?ml$/, ''), path, value };
}

function faultOf({ instancePath, message, params }: ErrorObject): string {
  const field = instancePath.slice(1).replaceAll('/', '.') || 'the file';
  const { additionalProperty, allowedValues } = params as {
    additionalProperty?: string;
    allowedValues?: unknown[];
  };
  const detail = additionalProperty ?? allowedValues?.join(', ');
  return `${field} ${message}${detail === undefined ? '' : ` (${detail})`}`;
}
