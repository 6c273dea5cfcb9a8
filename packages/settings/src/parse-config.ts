import { readFileSync } from 'node:fs';
import type { ConfigOf, Fields } from './fields.ts';

/** Everything that is wrong with the settings, in one error, so that one restart is enough. */
export class ConfigError extends Error {
  readonly code = 'config_invalid';
  readonly faults: string[];

  constructor(faults: string[]) {
    super(`The settings are wrong:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads each field from NAME, or from the file whose path is in NAME_FILE (how orchestrators hand over
 * secrets). Values are never repeated in a fault, since they may be secrets. Throws ConfigError.
 * @param faults that were found before
 */
export function parseConfig<F extends Fields>(
  environment: Environment,
  fields: F,
  faults: string[] = [],
): ConfigOf<F> {
  const config: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    try {
      const value = read(environment, name);
      if (value !== undefined) config[name] = field.parse(value);
      else if (field.fallback) config[name] = field.fallback();
      else throw new Error('is missing');
    } catch (error) {
      faults.push(`${name} ${(error as Error).message}`);
    }
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return config as ConfigOf<F>;
}

function read(environment: Environment, name: string): string | undefined {
  const value = environment[name] || undefined;
  const file = environment[`${name}_FILE`] || undefined;
  if (file === undefined) return value;
  if (value !== undefined) throw new Error(`is given twice: as ${name} and as ${name}_FILE`);
  try {
    return readFileSync(file, 'utf8').trimEnd() || undefined;
  } catch (cause) {
    throw new Error(`cannot be read: ${name}_FILE names a file that does not open`, { cause });
  }
}
