import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

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

/**
 * Reads every YAML file of a folder, in the order of names, and holds each to the JSON Schema (draft 2020-12)
 * in `schemaFile`. Throws ContentError.
 */
export async function readContentFolder<T>(folder: string, schemaFile: string): Promise<ContentFile<T>[]> {
  const validate = compile<T>(JSON.parse(await readFile(schemaFile, 'utf8')));
  const names = (await readdir(folder)).filter((name) => /\.ya?ml$/.test(name)).sort();
  return Promise.all(names.map((name) => readOne(join(folder, name), validate)));
}

/** The same for one file. */
export async function readContentFile<T>(path: string, schemaFile: string): Promise<T> {
  const validate = compile<T>(JSON.parse(await readFile(schemaFile, 'utf8')));
  return (await readOne(path, validate)).value;
}

type Validate<T> = ((value: unknown) => value is T) & { errors?: ErrorObject[] | null };

function compile<T>(schema: object): Validate<T> {
  return new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile<T>(schema);
}

async function readOne<T>(path: string, validate: Validate<T>): Promise<ContentFile<T>> {
  let value: unknown;
  try {
    value = parse(await readFile(path, 'utf8'));
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
