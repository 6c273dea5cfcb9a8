import { Broken } from '../lib/broken.ts';
import type { Check } from './checks.ts';

export interface Selection {
  checks: Check[];
  /** What was skipped counts as a failure. */
  strict: boolean;
}

/** `--only unit,lint` and `--strict`. @throws Broken that names the choices */
export function parseSelection(args: string[], all: Check[]): Selection {
  let names: string[] | undefined;
  let strict = false;
  for (let index = 0; index < args.length; index += 1) {
    const [option, inline] = (args[index] ?? '').split('=');
    if (option === '--strict') strict = true;
    else if (option === '--only') names = (inline ?? args[(index += 1)] ?? '').split(',');
    else throw new Broken('settings_invalid', `"${option}" is not an option: there are --only and --strict.`);
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
  return { checks: all.filter(wanted), strict };
}
