import { Broken } from '../lib/broken.ts';
import type { Check } from './checks.ts';

export interface Selection {
  checks: Check[];
  /** What was skipped counts as a failure. */
  strict: boolean;
  /** They are of one room. */
  ofRoom: boolean;
}

/**
 * `--only unit,lint`, `--strict`, `--since main` for what a change since then can break, and `--room mfe-catalog`.
 * @param affectedSince folders of the rooms that it can break
 * @param ofRoom the checks of one room, each of that room alone
 * @throws Broken that names the choices
 */
export function parseSelection(
  args: string[],
  all: Check[],
  affectedSince: (ref: string) => string[],
  ofRoom: (dir: string) => Check[] = () => all,
): Selection {
  let names: string[] | undefined;
  let affected: string[] | undefined;
  let room: string | undefined;
  let strict = false;
  for (let index = 0; index < args.length; index += 1) {
    const [option, inline] = (args[index] ?? '').split('=');
    if (option === '--strict') strict = true;
    else if (option === '--only') names = (inline ?? args[(index += 1)] ?? '').split(',');
    else if (option === '--since') affected = affectedSince(inline ?? args[(index += 1)] ?? '');
    else if (option === '--room') room = inline ?? args[(index += 1)] ?? '';
    else
      throw new Broken(
        'settings_invalid',
        `"${option}" is not an option; use --only, --since, --room or --strict.`,
      );
  }
  const unknown = names?.filter((name) => !all.some((check) => check.name === name)) ?? [];
  if (unknown.length > 0) {
    const choices = all.map(({ name }) => name).join(', ');
    throw new Broken(
      'settings_invalid',
      `There is no check "${unknown.join('", "')}"; the checks are ${choices}.`,
    );
  }
  const wanted = ({ name, onlyStrict }: Check) => names?.includes(name) ?? (strict || !onlyStrict);
  if (room !== undefined && affected)
    throw new Broken('settings_invalid', 'Use either --room or --since, not both.');
  const checks = (room === undefined ? all : ofRoom(room)).filter(wanted);
  const within = affected ? checks.flatMap((check) => partOf(check, affected)) : checks;
  return { checks: within, strict, ofRoom: room !== undefined };
}

function partOf(check: Check, affected: string[]): Check[] {
  if (!check.of) return [check];
  const folders = affected.filter((dir) => check.of?.test(dir)).map((dir) => `${dir}/`);
  if (folders.length === 0) return [];
  return [check.byFolder ? { ...check, folders } : check];
}
