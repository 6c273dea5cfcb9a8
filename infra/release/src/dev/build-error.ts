import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { StatsError } from '@rspack/core';

/** What a build says against a file, with the file's name from the section's folder. */
export function buildError({ message, moduleIdentifier }: StatsError, folder: string): string {
  const file = moduleIdentifier?.split('!').at(-1)?.split('|').at(-1);
  const text = stripVTControlCharacters(message).trim();
  return file?.startsWith(folder) ? `${relative(folder, file)}\n${text}` : text;
}
