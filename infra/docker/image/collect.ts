// Copies what a workspace runs into a folder: its built files, the workspaces and the packages it needs at run time,
// from the one install that everything was built with.
//   collect.ts OUT WORKSPACE                      the dependencies that its package.json names
//   collect.ts OUT WORKSPACE --imports-of FOLDER  a bundle: the packages that its files still import
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = process.cwd();
const [out = '', workspace = '', , bundle] = process.argv.slice(2);
/** What a workspace has at run time, if it has it. */
const RUNS = ['package.json', 'dist', 'build', 'content'];
/** Whose sources Node runs as they are. */
const RUN_AS_SOURCES = ['infra/release', 'packages/keys'].map((folder) => resolve(folder));
/** Runs nowhere, or not on this machine. */
const LEFT_OUT = [
  /\.map$/,
  /\.d\.[cm]?ts$/,
  /\.test\.[jt]s$/,
  /\/services\/[^/]+\/dist\/(testing|test|drill)$/,
  /\.tsbuildinfo$/,
  /\/(README|CHANGELOG|HISTORY)[^/]*$/i,
  // SQLite's own sources, and its binaries for other machines: 25 MB.
  /\/better-sqlite3\/(deps|src)$/,
  new RegExp(`/prebuilds/(?!${process.platform}-${process.arch}\\b)[^/]+$`),
  // The same code again, for browsers: 25 MB.
  /\/typeorm\/browser$/,
  /\/rxjs\/(src|dist\/(bundles|esm|esm5|types))$/,
  // Further builds of satori, and fonts in forms that it does not read: 7 MB.
  /\/satori\/dist\/(experimental|standalone|index\.c)[^/]*$/,
  /\/@fontsource\/[^/]+\/(.+\.(woff2|css)|scss)$/,
];

const seen = new Set<string>();
copyWorkspace(resolve(workspace), bundle === undefined ? undefined : importsOf(bundle));

/** @param names packages it needs; those of its package.json when absent */
function copyWorkspace(folder: string, names = needsOf(folder)): void {
  if (seen.has(folder)) return;
  seen.add(folder);
  const parts = RUN_AS_SOURCES.includes(folder) ? [...RUNS, 'src', 'bin'] : RUNS;
  for (const part of parts) copy(join(folder, part));
  for (const name of names) copyPackage(name, folder);
}

/** @param from folder of what needs it */
function copyPackage(name: string, from: string): void {
  const place = findPackage(name, from);
  // Optional, and not for this machine.
  if (!place || seen.has(place)) return;
  const real = realpathSync(place);
  if (real !== place) {
    link(place, real);
    return copyWorkspace(real);
  }
  seen.add(place);
  copy(place);
  for (const needed of needsOf(place)) copyPackage(needed, place);
}

/** Where Node would find it, looking upwards from a folder. */
function findPackage(name: string, from: string): string | undefined {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  return places.map((place) => join(place, name)).find((place) => existsSync(join(place, 'package.json')));
}

/** Optional peers come only when somebody depends on them. */
function needsOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Bare names in the import statements of a bundle's files; other statements may stand between them. */
function importsOf(folder: string): string[] {
  const statements = globSync(`${folder}/*.js`).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('import ')),
  );
  const names = statements.map((line) => /from "([^"]+)"/.exec(line)?.[1] ?? '');
  return [...new Set(names.filter((name) => name && !/^(node:|\.)/.test(name)))];
}

function copy(path: string): void {
  if (!existsSync(path)) return;
  const nested = join(path, 'node_modules');
  cpSync(path, join(out, relative(ROOT, path)), {
    recursive: true,
    // A package's own node_modules hold packages like any other: each is copied when it is needed.
    filter: (file) => file !== nested && !LEFT_OUT.some((pattern) => pattern.test(file)),
  });
}

function link(place: string, real: string): void {
  const target = join(out, relative(ROOT, place));
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(relative(dirname(place), real), target);
}
