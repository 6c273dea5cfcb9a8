import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A room of the monorepo. */
export interface Workspace {
  /** `@coachlab/mfe-catalog` */
  name: string;
  /** Relative to the root: `mfe-catalog`. */
  dir: string;
  /** Names of the workspaces that it is built from. */
  dependsOn: string[];
}

interface PackageJson {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export function readWorkspaces(root: string): Workspace[] {
  const patterns = readPackage(root).workspaces ?? [];
  const dirs = globSync(patterns, { cwd: root })
    .filter((dir) => existsSync(join(root, dir, 'package.json')))
    .toSorted();
  const packages = dirs.map((dir) => ({ dir, ...readPackage(join(root, dir)) }));
  const names = new Set(packages.map(({ name }) => name));
  return packages.map(({ name, dir, dependencies, devDependencies }) => ({
    name,
    dir,
    dependsOn: Object.keys({ ...dependencies, ...devDependencies }).filter((other) => names.has(other)),
  }));
}

function readPackage(dir: string): PackageJson {
  return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as PackageJson;
}
