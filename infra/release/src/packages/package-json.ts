import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** As much of a package.json as differs between this repository and elsewhere. */
export interface PackageJson {
  name: string;
  version: string;
  private?: boolean;
  bin?: Record<string, string>;
  exports?: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
  files?: string[];
  engines?: Record<string, string>;
}

/**
 * The package.json that leaves the repository: compiled files instead of sources, which Node does not read in
 * node_modules, and ranges instead of the one version that lies beside it.
 * @param folder of the package, compiled
 */
export function published(original: PackageJson, folder: string): PackageJson {
  const {
    private: _,
    scripts: __,
    devDependencies: ___,
    exports = {},
    dependencies = {},
    ...rest
  } = original;
  return {
    ...rest,
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).map(([name, targets]) => [name, compiledTargets(targets, folder)]),
      ),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([name, version]) => [
        name,
        name.startsWith('@coachlab/') ? `^${version}` : version,
      ]),
    ),
    engines: { node: '>=24' },
    files: ['dist', 'src', 'bin', 'templates'],
  };
}

function compiledTargets(
  targets: string | Record<string, string>,
  folder: string,
): string | Record<string, string> {
  if (typeof targets === 'string')
    return isSource(targets)
      ? { types: compiled(targets, folder, '.d.ts'), default: compiled(targets, folder, '.js') }
      : targets;
  const { coachlab: _, ...others } = targets;
  return Object.fromEntries(
    Object.entries(others).map(([condition, target]) => [
      condition,
      isSource(target) ? compiled(target, folder, '.js') : target,
    ]),
  );
}

const isSource = (target: string) => /(?<!\.d)\.tsx?$/.test(target);

/** `./src/index.ts` lies in `./dist/index.js`, or in `./dist/src/index.js` where a package compiles more than `src`. */
function compiled(source: string, folder: string, extension: string): string {
  const path = source.replace(/^\.\//, '').replace(/\.tsx?$/, extension);
  const found = [path.replace(/^src\//, ''), path]
    .map((each) => `./dist/${each}`)
    .find((each) => existsSync(join(folder, each)));
  if (!found) throw new Error(`${folder} has no ${path} in dist: npx tsc -b ${folder}`);
  return found;
}
