import { Broken } from '../lib/broken.ts';
import type { Check } from './checks.ts';

export interface Selection {
  checks: Check[];
  /** What was skipped counts as a failure. */
  strict: boolean;
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
        `"${option}" is not an option: there are --only, --since, --room and --strict.`,
      );
  }
  const unknown = names?.filter((name) => !all.some((check) => check.name === name)) ?? [];
  if (unknown.length > 0) {
    const choices = all.map(({ name }) => name).join(', ');
    throw new Broken(
      'settings_invalid',
      `There is no check "${unknown.join('", "')}"; there are ${choices}.`,
    );
  }
  const wanted = ({ name, onlyStrict }: Check) => names?.includes(name) ?? (strict || !onlyStrict);
  if (room !== undefined && affected)
    throw new Broken('settings_invalid', 'Take --room or --since: each says what is checked.');
  const checks = (room === undefined ? all : ofRoom(room)).filter(wanted);
  return { checks: affected ? checks.flatMap((check) => within(check, affected)) : checks, strict };
}

function within(check: Check, affected: string[]): Check[] {
  if (!check.of) return [check];
  const folders = affected.filter((dir) => check.of?.test(dir)).map((dir) => `${dir}/`);
  if (folders.length === 0) return [];
  return [check.byFolder ? { ...check, folders } : check];
}
