import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { CommandError } from './command-error.ts';

const TEMPLATES = resolve(import.meta.dirname, '../templates');

/** The words that a template leaves open: `__name__` to `events`. */
export type Words = Record<string, string>;

/**
 * Writes a template into a folder of its own, formatted: how long a line is depends on the words.
 * @param packages folder with the archives of `npm run packages`, where no package registry has them
 * @throws CommandError when the folder holds anything
 */
export async function scaffold(
  template: string,
  folder: string,
  words: Words,
  packages?: string,
): Promise<void> {
  mustBeFree(folder);
  const written = filesIn(join(TEMPLATES, template)).map((file) => {
    const to = join(folder, dirname(fill(file, words)), nameOf(fill(basename(file), words)));
    mkdirSync(dirname(to), { recursive: true });
    const from = join(TEMPLATES, template, file);
    // Keeps what may be run.
    cpSync(from, to);
    writeFileSync(to, fill(readFileSync(from, 'utf8'), words));
    return to;
  });
  if (packages) nameArchives(folder, packages);
  await format(folder, written);
}

/** @throws CommandError when the folder holds anything */
export function mustBeFree(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandError('folder_taken', `${folder} already exists and is not empty.`);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** `_gitignore` to `.gitignore`: with its dot, it would be left out by npm, or count for the templates themselves. */
const nameOf = (file: string) => file.replace(/^_(?!_)/, '.');

function fill(text: string, words: Words): string {
  return text.replace(/__([A-Za-z]+)__/g, (all, word: string) => words[word] ?? all);
}

async function format(folder: string, files: string[]): Promise<void> {
  // Loaded by this command alone.
  const prettier = await import('prettier');
  const ignorePath = join(folder, '.prettierignore');
  for (const file of files) {
    const { ignored, inferredParser } = await prettier.getFileInfo(file, { ignorePath });
    if (ignored || !inferredParser) continue;
    const options = await prettier.resolveConfig(file);
    writeFileSync(file, await prettier.format(readFileSync(file, 'utf8'), { ...options, filepath: file }));
  }
}

/** Takes the archives along and names them instead of versions, so that the folder is whole by itself. */
function nameArchives(folder: string, packages: string): void {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>;
  const archives = archivesIn(packages);
  const own: Record<string, string> = {};
  for (const group of ['dependencies', 'devDependencies']) {
    for (const name of Object.keys(manifest[group] ?? {})) {
      const archive = archives.get(name);
      if (!archive) continue;
      cpSync(join(packages, archive), join(folder, 'packages', archive));
      manifest[group]![name] = `file:packages/${archive}`;
      // Also where one of them asks for another.
      own[name] = `$${name}`;
    }
  }
  manifest['overrides'] = { ...manifest['overrides'], ...own };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Name of the package to its archive. */
function archivesIn(packages: string): Map<string, string> {
  const archives = globSync('coachlab-*.tgz', { cwd: packages });
  if (archives.length === 0)
    throw new CommandError('packages_missing', `There are no packages in ${packages}.`, {
      details: ["Create them in the site's repository: npm run packages"],
    });
  return new Map(
    archives.map((archive) => [archive.replace(/^coachlab-(.+)-\d+\.\d+\.\d+.*$/, '@coachlab/$1'), archive]),
  );
}
