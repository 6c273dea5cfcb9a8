import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { CommandError } from './command-error.ts';

const TEMPLATES = resolve(import.meta.dirname, '../templates');
/** Left to npm, these would not be packed, or would count for the templates themselves. */
const RENAMED: Record<string, string> = { _gitignore: '.gitignore', '_oxlintrc.json': '.oxlintrc.json' };

/** The words that a template leaves open: `__name__` to `events`. */
export type Words = Record<string, string>;

/**
 * Writes a template into a folder of its own.
 * @param packages folder with the archives of `npm run packages`, where no package registry has them
 * @throws CommandError when the folder holds anything
 */
export function scaffold(template: string, folder: string, words: Words, packages?: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandError('folder_taken', `${folder} is there already, and is not empty.`);
  for (const file of filesIn(join(TEMPLATES, template))) {
    const to = join(folder, dirname(fill(file, words)), nameOf(fill(basename(file), words)));
    mkdirSync(dirname(to), { recursive: true });
    const from = join(TEMPLATES, template, file);
    // Keeps what may be run.
    cpSync(from, to);
    writeFileSync(to, fill(readFileSync(from, 'utf8'), words));
  }
  if (packages) nameArchives(join(folder, 'package.json'), packages);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

const nameOf = (file: string) => RENAMED[file] ?? file;

function fill(text: string, words: Words): string {
  return text.replace(/__([A-Za-z]+)__/g, (all, word: string) => words[word] ?? all);
}

/** Names the archives instead of versions. */
function nameArchives(file: string, packages: string): void {
  const archives = globSync('coachlab-*.tgz', { cwd: packages });
  if (archives.length === 0)
    throw new CommandError('packages_missing', `There are no packages in ${packages}.`, {
      details: ['Make them in the repository of the site: npm run packages'],
    });
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  const own = Object.fromEntries(
    archives.map((archive) => [
      archive.replace(/^coachlab-(.+)-\d+\.\d+\.\d+.*$/, '@coachlab/$1'),
      `file:${relative(dirname(file), join(packages, archive)) || archive}`,
    ]),
  );
  for (const group of ['dependencies', 'devDependencies']) {
    for (const name of Object.keys(manifest[group] ?? {})) if (own[name]) manifest[group]![name] = own[name];
  }
  // Also where one of them asks for another.
  manifest['overrides'] = Object.fromEntries(
    Object.keys({ ...manifest['dependencies'], ...manifest['devDependencies'] })
      .filter((name) => own[name])
      .map((name) => [name, `$${name}`]),
  );
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
