import type { Names } from './public-names.ts';
import type { Snapshot } from './snapshot.ts';

export interface Comparison {
  /** What may break those who use the package, and what only adds to it; a sentence each. */
  breaking: string[];
  added: string[];
  /** The lowest version that may carry this; the snapshot's own when nothing changed. */
  due: string;
  isDue: boolean;
}

/** What became of the names of a package since its snapshot. */
export function compare(packageName: string, was: Snapshot, is: Snapshot): Comparison {
  const breaking: string[] = [];
  const added: string[] = [];
  for (const [name, before] of was.names) {
    const now = is.names.get(name);
    if (now === before || isInside(name, was.names, is.names)) continue;
    if (now !== undefined && isMoreWords(name, before, now))
      added.push(`${packageName}: ${name} may be more. Was: ${before}. Is: ${now}.`);
    else if (now !== undefined) breaking.push(`${packageName}: ${name} changed. Was: ${before}. Is: ${now}.`);
    else if (isPublic(name)) breaking.push(`${packageName}: ${name} was removed. Was: ${before}.`);
  }
  for (const [name, now] of is.names) {
    if (was.names.has(name) || isInside(name, is.names, was.names)) continue;
    const sentence = `${packageName}: ${name} is new. Is: ${now}.`;
    (isDemanded(name, now, was.names) ? breaking : added).push(sentence);
  }
  const due = dueVersion(was.version, breaking.length > 0 ? 'major' : added.length > 0 ? 'minor' : null);
  return { breaking, added, due, isDue: is.version.localeCompare(due, 'en', { numeric: true }) >= 0 };
}

function dueVersion(version: string, step: 'major' | 'minor' | null): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (!step) return version;
  return step === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

/**
 * A list of words that has got more of them: whoever reads one has to expect words of newer versions, as the answers of a
 * newer service hold them at once. Where a function is called with one, who wrote the function was promised the list.
 */
function isMoreWords(name: string, before: string, now: string): boolean {
  if (/\(|\.returned\b/.test(name)) return false;
  const [was, is] = [wordsOf(before), wordsOf(now)];
  return was !== null && is !== null && [...was].every((word) => is.has(word));
}

/** Of `type Corner = 'round' | 'sharp'`, and of a member that is declared so. */
function wordsOf(declaration: string): Set<string> | null {
  const words = declaration.replace(/^(type \w+ = |\? )/, '').split(' | ');
  return words.every((word) => /^'[^']*'$/.test(word)) ? new Set(words) : null;
}

/** Whether others can name it; a type behind others that goes changes those that used it. */
const isPublic = (name: string) => !/(^| )~[^.]*$/.test(name);

/** A member of something that is gone, or new, is not told beside it. */
function isInside(name: string, names: Names, others: Names): boolean {
  const around = surrounding(name, names);
  return around !== undefined && !others.has(around);
}

/** Something new that who uses the old thing must now give: a member or parameter that is not optional. */
function isDemanded(name: string, signature: string, was: Names): boolean {
  if (surrounding(name, was) === undefined || signature.startsWith('?') || isOverload(name)) return false;
  const [root = '', ...path] = name.split('.');
  const given = path.slice(path.lastIndexOf('returned') + 1);
  const byPackage =
    path.includes('returned') || /^(const|let|abstract class|class) /.test(was.get(root) ?? '');
  return given.some((part) => part.startsWith('(')) || !byPackage || / ?abstract /.test(signature);
}

const isOverload = (name: string) => /\.overload \d+$/.test(name);

/** The longest name before a point that is in the list. */
function surrounding(name: string, names: Names): string | undefined {
  for (let at = name.lastIndexOf('.'); at > 0; at = name.lastIndexOf('.', at - 1))
    if (names.has(name.slice(0, at))) return name.slice(0, at);
  return undefined;
}
