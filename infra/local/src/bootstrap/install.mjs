import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { whenOrphaned } from './when-orphaned.mjs';

const NODE = 'node_modules/node/bin/node';

/**
 * Whether node_modules holds what the lockfile says. npm writes down what it installed in a lockfile of its own, so
 * that an install by hand counts and an interrupted or outdated one does not.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const found = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !found || !existsSync(join(root, NODE))) return false;
  const stays = Object.entries(found).every(([path, entry]) => path in wanted || entry.optional);
  return stays && Object.entries(wanted).every(([path, entry]) => path === '' || isMet(entry, found[path]));
}

/**
 * Installs the lockfile and holds npm to it. Not by `npm ci`: that refuses a lockfile that lacks the binaries of some
 * other platform, which is what npm writes where its registry does not carry them all, and it starts from nothing
 * every time. npm runs under the Node that started us, since it may replace the one in node_modules. Install scripts
 * stay off but for the one that brings Node 24: some packages would otherwise be compiled on a machine without a
 * compiler, although their binaries lie ready in the package.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} when it failed: what npm said, and one sentence
 */
export async function install(root, env) {
  const said =
    (await npm(root, env, ['install', '--no-save', '--ignore-scripts'])) ||
    (await npm(root, env, ['rebuild', 'node', '--ignore-scripts=false']));
  if (isInstalled(root)) return undefined;
  if (said) return `${said}\nThe dependencies could not be installed (npm install); the lines above say why.`;
  if (!existsSync(join(root, NODE))) {
    return 'npm did not install Node 24: run npm rebuild node, see what it reports, and run the command again.';
  }
  return 'package-lock.json does not match the package.json files: run npm install and commit the lockfile.';
}

/**
 * Runs npm outside of the project's own Node, and ends it when we are ended.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} words
 * @returns {Promise<string>} what it said on stderr
 */
async function npm(root, env, words) {
  const own = join(root, 'node_modules');
  const path = (env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(own));
  const cli = env.npm_execpath?.endsWith('.js') ? env.npm_execpath : undefined;
  const node = env.npm_node_execpath?.startsWith(own) ? 'node' : (env.npm_node_execpath ?? 'node');
  const [command, ...args] = cli ? [node, cli] : ['npm'];
  // Warnings about a Node that is only there to start another one would help nobody.
  const child = spawn(command, [...args, ...words, '--loglevel=error', '--no-progress'], {
    cwd: root,
    env: { ...env, PATH: path.join(delimiter) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = () => {
    child.kill('SIGTERM');
    process.exit(1);
  };
  process.once('SIGTERM', stop);
  const forget = env.npm_lifecycle_event ? whenOrphaned(stop) : () => {};
  const said = await wordsOf(child);
  process.off('SIGTERM', stop);
  forget();
  return said;
}

/**
 * The first lines that a command prints on stderr until it ends: npm's reason stands above its manual.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
function wordsOf(child) {
  let said = '';
  child.stderr?.on('data', (chunk) => (said += chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => resolve(said.trim().split('\n').slice(0, 15).join('\n')));
  });
}

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} LockEntry */

/**
 * A package for another platform is optional: it may be absent here, and in the lockfile too.
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
