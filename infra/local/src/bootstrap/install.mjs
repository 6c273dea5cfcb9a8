import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Whether node_modules holds what the lockfile says. npm writes down what it installed in a lockfile of its own, so
 * that an install by hand counts and an interrupted or outdated one does not.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const found = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !found || !existsSync(join(root, 'node_modules/node/bin/node'))) return false;
  const stays = Object.keys(found).every((path) => path in wanted);
  return stays && Object.entries(wanted).every(([path, entry]) => path === '' || isMet(entry, found[path]));
}

/**
 * Installs exactly the lockfile. npm runs under the Node that started us, not under the one in node_modules: `npm ci`
 * removes that folder first.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} one sentence when it failed; npm's own words are already on the screen
 */
export async function install(root, env) {
  const own = join(root, 'node_modules');
  const path = (env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(own));
  const cli = env.npm_execpath?.endsWith('.js') ? env.npm_execpath : undefined;
  const node = env.npm_node_execpath?.startsWith(own) ? 'node' : (env.npm_node_execpath ?? 'node');
  const [command, ...args] = cli ? [node, cli, 'ci'] : ['npm', 'ci'];
  const code = await run(command, args, { cwd: root, env: { ...env, PATH: path.join(delimiter) } });
  if (code !== 0)
    return `The dependencies could not be installed (npm ci: ${code}); the lines above say why.`;
  if (isInstalled(root)) return undefined;
  return 'npm ci ended well but Node 24 is not in node_modules: allow install scripts (npm config ignore-scripts must be off) and run the command again.';
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number | string>} exit code, or what went wrong
 */
function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'no exit code'));
  });
}

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} LockEntry */

/**
 * A package for another platform is optional and may be absent.
 * @param {LockEntry} wanted
 * @param {LockEntry | undefined} found
 */
function isMet(wanted, found) {
  if (!found) return Boolean(wanted.optional);
  return wanted.version === found.version && wanted.integrity === found.integrity;
}

/**
 * @param {string} file
 * @returns {Record<string, LockEntry> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
