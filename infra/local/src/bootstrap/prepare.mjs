import { fileURLToPath } from 'node:url';
import { tooOld } from './node-version.mjs';
import { install, isInstalled } from './install.mjs';

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '');

/** Makes sure of Node 20 or newer and of installed dependencies. What cannot be mended ends the process with one sentence. */
export async function prepare() {
  const complaint = tooOld(process.versions.node);
  if (complaint) stop(complaint);
  if (isInstalled(ROOT)) return;
  console.log('Installing the dependencies (about a minute the first time) …');
  const began = Date.now();
  const failure = await install(ROOT, process.env);
  if (failure) stop(failure);
  console.log(`Installed in ${((Date.now() - began) / 1000).toFixed(0)} s.`);
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
