import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Two folders beside each other, and an import of each from what lies in or below the other. */
export interface FolderPair {
  folders: readonly [string, string];
  there: readonly string[];
  back: readonly string[];
}

const SOURCES = '{e2e,infra,mfe-*,packages,services,shell}/**/*.{ts,tsx,mjs}';
/** What is built or installed, and what only tests run: a test may reach anywhere. */
const LEFT_OUT = /(^|\/)(node_modules|dist|build|test|testing|test-browser|test-server)\/|\.test\.tsx?$/;
/** Imports named of each direction. */
const SHOWN = 3;

/** Every two folders of the tree that import each other, by their names. @throws Error that names a file it cannot parse */
export function folderPairs(root: string): FolderPair[] {
  const files = globSync(SOURCES, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|build)$/.test(path),
  });
  const sources = new Set(files.filter((file) => !LEFT_OUT.test(file)));
  const imports = new Map<string, Map<string, string[]>>();
  for (const file of [...sources].sort()) {
    for (const target of importsOf(root, file)) {
      const [from, to] = siblings(file, target);
      if (!sources.has(target) || from === undefined || to === undefined) continue;
      const ofFolder = imports.get(from) ?? new Map<string, string[]>();
      ofFolder.set(to, [...(ofFolder.get(to) ?? []), `${file} imports ${target}`]);
      imports.set(from, ofFolder);
    }
  }
  return [...imports].flatMap(([one, targets]) =>
    [...targets].flatMap(([other, there]) => {
      const back = imports.get(other)?.get(one);
      return back && one < other
        ? [{ folders: [one, other] as const, there: there.slice(0, SHOWN), back: back.slice(0, SHOWN) }]
        : [];
    }),
  );
}

/** What is wrong, a fault each: a pair that is not on the list, and one on it that is no pair any more. */
export function faultsOf(pairs: readonly FolderPair[], listed: readonly string[]): string[] {
  const nameOf = ({ folders }: FolderPair) => folders.join(' + ');
  const names = new Set(pairs.map(nameOf));
  return [
    ...pairs
      .filter((pair) => !listed.includes(nameOf(pair)))
      .map(({ folders, there, back }) =>
        [`${folders.join(' and ')} import each other:`, ...there, ...back].join('\n  '),
      ),
    ...listed
      .filter((name) => !names.has(name))
      .map((name) => `${name} no longer import each other: remove the pair from the list.`),
  ];
}

/** Files that a file names, types and what it loads later included. */
function importsOf(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { module, errors } = parseSync(file, text);
  const [fault] = errors;
  if (fault) throw new Error(`${file} cannot be parsed: ${fault.message}`);
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return [...new Set(names)]
    .filter((name) => name?.startsWith('.'))
    .map((name) => posix.join(dirname(file), name as string));
}

/** The two folders in which the ways to two files part; undefined for a file that lies where they part. */
function siblings(one: string, other: string): [string | undefined, string | undefined] {
  const [a, b] = [one.split('/'), other.split('/')];
  const parting = a.findIndex((part, i) => part !== b[i]);
  const folder = (parts: string[]) =>
    parting >= 0 && parting < parts.length - 1 ? parts.slice(0, parting + 1).join('/') : undefined;
  return [folder(a), folder(b)];
}
