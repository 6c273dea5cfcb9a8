import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageJson, published } from './package-json.ts';
import { PACKAGES } from './packages.ts';

const LEFT_OUT = /\.test\.|\.tsbuildinfo$|[\\/]dist[\\/]\.|test-browser/;
const NOT_COMPILED = /\.css$|\.d\.ts$|\.m?js$/;

/**
 * Packs what a team installs into one `.tgz` a package; everything was compiled before (`tsc -b`).
 * @param root of the repository
 * @param out folder for the archives; what was there is removed
 * @returns the archives' paths
 */
export function packPackages(root: string, out: string): string[] {
  rmSync(out, { recursive: true, force: true });
  const staged = PACKAGES.map((dir) => stage(join(root, dir), join(out, 'staged', dir)));
  const listed = execFileSync('npm', ['pack', '--json', '--pack-destination', out, ...staged], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  rmSync(join(out, 'staged'), { recursive: true });
  return archivesIn(listed).map((file) => join(out, file));
}

function stage(from: string, to: string): string {
  mkdirSync(to, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as PackageJson;
  const copy = (part: string, target = part, wanted = (path: string) => !LEFT_OUT.test(path)) => {
    if (existsSync(join(from, part)))
      cpSync(join(from, part), join(to, target), { recursive: true, filter: wanted });
  };
  for (const part of ['README.md', 'dist', 'src', 'bin']) copy(part);
  copy('templates', 'templates', () => true);
  // What the compiler leaves where it is.
  copy('src', existsSync(join(from, 'dist/src')) ? 'dist/src' : 'dist', isNotCompiled);
  copy('bundler', 'dist/bundler', isNotCompiled);
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(published(manifest, from), null, 2)}\n`);
  return to;
}

function isNotCompiled(path: string): boolean {
  const isFolder = !/\.\w+$/.test(path);
  return isFolder || NOT_COMPILED.test(path);
}

/** npm prints a list, and from version 12 on an object. */
function archivesIn(listed: string): string[] {
  const packed = JSON.parse(listed) as { filename: string }[] | Record<string, { filename: string }>;
  return Object.values(packed).map(({ filename }) => filename.replace(/^@/, '').replace('/', '-'));
}
